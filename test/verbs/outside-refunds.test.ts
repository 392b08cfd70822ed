// Refunds that were made at the gateway's own pages: in the books once, shared until staff say for
// which parcels they are, never more than there is.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { react } from '#jobs/reactions.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { cancelOrder } from '#market/orders/cancel-order.ts';
import { allocateRefund } from '#market/payments/refunds/allocate-refund.ts';
import { followPayments } from '#market/payments/follow-payments.ts';
import { refundOrder } from '#market/payments/refunds/refund-order.ts';
import { endRefund } from '#market/payments/refunds/send-refund.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { lettersTo } from '../letters.ts';
import { makeShop, makeVisitor, order, twoStores } from '../make.ts';
import { begin, followed, heard, openMethods, saidRefund } from '../pay.ts';
import { wrongInBooks } from './balance.ts';

const { stripe } = orderMethod;
const OWNER = 'owner@souk.example';
let base: Fresh;
let market: MarketSettings;
let staff: MadeStaff;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  await base.db.updateTable('settings').set({ email: OWNER }).execute();
  market = await openMethods(base.db, [stripe]);
  staff = await makeStaff(base, 'manager');
});
afterAll(() => base.close());
afterEach(async () =>
  expect([await wrongInBooks(base.db), await auditMarket(base.db)]).toEqual([[], []]),
);

async function paid() {
  const visitor = makeVisitor();
  await twoStores(base.db, visitor);
  const { id, total } = await order(base.db, market, visitor, { method: stripe });
  const payment = await begin(base.db, market, visitor, id, stripe);
  await heard(base.db, payment);
  const [first, second] = await base.db
    .selectFrom('parcels')
    .select(['id', 'store_id', 'total'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  if (!first || !second) throw new Error('Two stores pack two parcels.');
  return { id, total, payment, first, second };
}
const refundsOf = (order: number) =>
  base.db
    .selectFrom('refunds')
    .select(['id', 'amount', 'state', 'source', 'guessed', 'provider_ref'])
    .where('order_id', '=', order)
    .orderBy('id')
    .execute();
const partsOf = async (refund: number) =>
  (
    await base.db
      .selectFrom('refund_parcels')
      .select('amount')
      .where('refund_id', '=', refund)
      .orderBy('parcel_id')
      .execute()
  ).map(({ amount }) => amount);
const refundedOf = async (order: number) =>
  (
    await base.db
      .selectFrom('orders')
      .select('refunded')
      .where('id', '=', order)
      .executeTakeFirstOrThrow()
  ).refunded;
/** What stands on an account of the books for an order. */
const bookedOn = async (account: string, order: number) => {
  const rows = await base.db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_lines as l', 'l.entry_id', 'e.id')
    .select((own) => own.fn.sum<number>('l.amount').as('sum'))
    .where('e.order_id', '=', order)
    .where('l.account', '=', account as 'market')
    .executeTakeFirst();
  return Number(rows?.sum ?? 0);
};
const ask = (id: number, more: object = {}) =>
  transaction(base.db, (tx) =>
    refundOrder(tx, staff.staff, {
      id,
      reason: 'Broken.',
      parcel_id: null,
      amount: '',
      back: false,
      ...more,
    }),
  );
const allocate = (
  id: number,
  ...parcels: {
    id: number;
    amount: string;
    lines?: { id: number; quantity: number; amount: string }[];
  }[]
) =>
  transaction(base.db, (tx) =>
    allocateRefund(tx, staff.staff, { id, ...(parcels.length ? { parcels } : {}) }),
  );

describe('a refund that was made at the gateway', () => {
  it('of all of it takes all parcels, and nothing is left to give back', async () => {
    const { id, total, payment, first, second } = await paid();
    const said = { returned: total, refunds: [saidRefund(total)] };
    await followed(base.db, payment, said);
    const [refund] = await refundsOf(id);
    expect([refund, await partsOf(refund?.id ?? 0)]).toMatchObject([
      { amount: total, state: 'succeeded', source: 'gateway', guessed: false },
      [first.total, second.total],
    ]);
    expect([
      await refundedOf(id),
      await bookedOn('customer', id),
      await bookedOn('held', id),
      await bookedOn('gateway', id),
    ]).toEqual([total, 0, 0, 0]);
    await expect(ask(id)).rejects.toMatchObject({ code: 'refund-too-much' });
  });
  it('of a part is shared by what is left, until staff say for which parcels it is; then the books follow', async () => {
    const { id, total, payment, first, second } = await paid();
    await followed(base.db, payment, { returned: 1000, refunds: [saidRefund(1000)] });
    const [refund] = await refundsOf(id);
    const shares = await partsOf(refund?.id ?? 0);
    expect([refund?.guessed, shares.reduce((sum, share) => sum + share, 0), shares.length]).toEqual(
      [true, 1000, 2],
    );
    await expect(allocate(refund?.id ?? 0, { id: first.id, amount: '9.99' })).rejects.toMatchObject(
      { code: 'invalid-input' },
    );
    await expect(
      allocate(refund?.id ?? 0, { id: first.id, amount: '5' }, { id: first.id, amount: '5' }),
    ).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(allocate(refund?.id ?? 0, { id: 2_000_000, amount: '10' })).rejects.toMatchObject({
      code: 'parcel-not-found',
    });
    await allocate(refund?.id ?? 0, { id: second.id, amount: '10' });
    expect([await refundsOf(id), await partsOf(refund?.id ?? 0)]).toMatchObject([
      [{ guessed: false }],
      [1000],
    ]);
    await expect(allocate(refund?.id ?? 0)).rejects.toMatchObject({ code: 'refund-allocated' });
    await expect(
      ask(id, { parcel_id: second.id, amount: String((second.total - 999) / 100) }),
    ).rejects.toMatchObject({ code: 'refund-too-much' });
    await ask(id, { parcel_id: first.id });
    expect(await refundedOf(id)).toBe(1000 + first.total);
    expect(total).toBe(first.total + second.total);
  });
  it('may stay as it is shared, and may name lines; never more of them than were sold', async () => {
    const { id, payment, first } = await paid();
    const { id: line, quantity } = await base.db
      .selectFrom('order_lines')
      .select(['id', 'quantity'])
      .where('parcel_id', '=', first.id)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    await followed(base.db, payment, { refunds: [saidRefund(700), saidRefund(300)] });
    const [one, two] = await refundsOf(id);
    await expect(
      allocate(one?.id ?? 0, {
        id: first.id,
        amount: '7',
        lines: [{ id: line, quantity: quantity + 1, amount: '7' }],
      }),
    ).rejects.toMatchObject({ code: 'refund-too-much' });
    await expect(
      allocate(one?.id ?? 0, {
        id: first.id,
        amount: '7',
        lines: [{ id: line, quantity: 1, amount: '8' }],
      }),
    ).rejects.toMatchObject({ code: 'refund-too-much' });
    await allocate(one?.id ?? 0, {
      id: first.id,
      amount: '7',
      lines: [{ id: line, quantity: 1, amount: '7' }],
    });
    await allocate(two?.id ?? 0);
    expect((await refundsOf(id)).map(({ guessed }) => guessed)).toEqual([false, false]);
    await expect(ask(id, { lines: [{ id: line, quantity }] })).rejects.toMatchObject({
      code: 'refund-too-much',
    });
  });
  it('is booked once, whoever says it, however often and in whatever order', async () => {
    const { id, payment } = await paid();
    const early = new Date(Date.now() - 60_000);
    const late = new Date();
    const one = saidRefund(400);
    const two = saidRefund(100, { state: 'pending' });
    await Promise.all(
      [1, 2, 3].map(() => followed(base.db, payment, { refunds: [one, two] }, late)),
    );
    await followed(base.db, payment, { refunds: [] }, early); // an answer that was long on its way
    await followed(base.db, payment, { refunds: [one, { ...two, state: 'failed' }] }, early);
    expect((await refundsOf(id)).map(({ amount, state }) => [amount, state])).toEqual([
      [400, 'succeeded'],
      [100, 'pending'],
    ]);
    await followed(
      base.db,
      payment,
      { refunds: [one, { ...two, state: 'succeeded' }] },
      new Date(Date.now() + 1000),
    );
    expect([await refundsOf(id), await refundedOf(id)]).toMatchObject([
      [{ state: 'succeeded' }, { state: 'succeeded' }],
      500,
    ]);
  });
  it('while ours is on its way waits for how ours ends, when there is not enough for both', async () => {
    const { id, total, payment } = await paid();
    const ours = await ask(id);
    const theirs = saidRefund(total);
    await followed(base.db, payment, { returned: total, refunds: [theirs] });
    expect(await refundsOf(id)).toMatchObject([{ id: ours, state: 'pending' }]);
    await transaction(base.db, (tx) =>
      endRefund(tx, ours, { providerRef: '', state: 'failed' }, 'charge_already_refunded'),
    );
    await followed(
      base.db,
      payment,
      { returned: total, refunds: [theirs] },
      new Date(Date.now() + 1000),
    );
    expect([await refundsOf(id), await refundedOf(id)]).toMatchObject([
      [
        { id: ours, state: 'failed' },
        { state: 'succeeded', source: 'gateway' },
      ],
      total,
    ]);
  });
  it('and ours of another part stand side by side', async () => {
    const { id, payment, first, second } = await paid();
    const ours = await ask(id, { parcel_id: first.id });
    await followed(base.db, payment, { refunds: [saidRefund(second.total)] });
    await transaction(base.db, (tx) =>
      endRefund(tx, ours, { providerRef: 're_ours', state: 'succeeded' }),
    );
    const [, theirs] = await refundsOf(id);
    expect([theirs, await partsOf(theirs?.id ?? 0)]).toMatchObject([
      { source: 'gateway', guessed: false },
      [second.total],
    ]);
    expect(await bookedOn('customer', id)).toBe(0);
  });
  it('of more than is left is the market’s loss beyond that, not the stores’', async () => {
    const { id, total, payment } = await paid();
    const ours = await ask(id);
    await transaction(base.db, (tx) =>
      endRefund(tx, ours, { providerRef: 're_all', state: 'succeeded' }),
    );
    const market = await bookedOn('market', id);
    await followed(base.db, payment, {
      refunds: [saidRefund(total, { providerRef: 're_all' }), saidRefund(250)],
    });
    expect([
      await refundedOf(id),
      await bookedOn('customer', id),
      await bookedOn('held', id),
      (await bookedOn('market', id)) - market,
    ]).toEqual([total, 0, 0, -250]);
  });
  it('that the gateway takes back stands as if it had never been', async () => {
    const { id, payment } = await paid();
    const said = saidRefund(500);
    const held = await bookedOn('held', id);
    await followed(base.db, payment, { refunds: [said] });
    await followed(
      base.db,
      payment,
      { refunds: [{ ...said, state: 'failed' }] },
      new Date(Date.now() + 1000),
    );
    expect([await refundedOf(id), await bookedOn('held', id), await refundsOf(id)]).toMatchObject([
      0,
      held,
      [{ state: 'failed' }],
    ]);
  });
  it('of a payment that pays no order takes of that alone', async () => {
    const visitor = makeVisitor();
    await twoStores(base.db, visitor);
    const { id, total } = await order(base.db, market, visitor, { method: stripe });
    const payment = await begin(base.db, market, visitor, id, stripe);
    await transaction(base.db, (tx) =>
      cancelOrder(tx, visitor, { orderId: id, title: 'No', message: 'No.' }),
    );
    await heard(base.db, payment);
    const [ours] = await refundsOf(id);
    await transaction(base.db, (tx) =>
      endRefund(tx, ours?.id ?? 0, { providerRef: '', state: 'failed' }, 'charge_already_refunded'),
    );
    await followed(base.db, payment, { refunds: [saidRefund(total)] });
    expect([
      await refundsOf(id),
      await bookedOn('customer', id),
      await bookedOn('gateway', id),
    ]).toMatchObject([[{ state: 'failed' }, { source: 'gateway', state: 'succeeded' }], 0, 0]);
  });
  it('is mailed to the owner', async () => {
    const { id, payment } = await paid();
    await followed(base.db, payment, { refunds: [saidRefund(500)] });
    const [refund] = await refundsOf(id);
    const told = { order: id, refund: refund?.id ?? 0, amount: 500 };
    expect(
      (
        await base.db
          .selectFrom('events')
          .select('data')
          .where('kind', '=', 'refund-outside')
          .execute()
      ).map(({ data }) => data),
    ).toContainEqual(told);
    await transaction(base.db, (tx) => react(tx, { kind: 'refund-outside', data: told }));
    expect(await lettersTo(base.db, OWNER)).toContainEqual({
      kind: 'refund-outside',
      to: OWNER,
      language: 'en',
      data: told,
    });
  });
});

describe('payments that were made', () => {
  const DAY = 86_400_000;
  const waiting = async () =>
    await base.db
      .selectFrom('payments')
      .select(['id', 'follow_at'])
      .where('state', 'in', ['succeeded', 'review'])
      .orderBy('id')
      .execute();
  const later = (days: number) => new Date(Date.now() + days * DAY);

  it('are asked about in turn, so many at once, less and less often, for 180 days', async () => {
    await base.db
      .updateTable('payments')
      .set({ follow_at: new Date(0) })
      .execute();
    const all = (await waiting()).length;
    const seen = new Set<string>();
    for (let time = 0; time < all; time++) {
      await transaction(base.db, (tx) => followPayments(tx, later(1), 1));
      for (const { id, follow_at: at } of await waiting())
        if (at.getTime() > 0) seen.add(String(id));
      expect(seen.size).toBe(time + 1);
    }
    const [first] = await waiting();
    expect(Math.round(((first?.follow_at.getTime() ?? 0) - Date.now()) / DAY)).toBe(2);
    await transaction(base.db, (tx) => followPayments(tx, later(40), 1000));
    expect(
      (await waiting()).map(({ follow_at: at }) => Math.round((at.getTime() - Date.now()) / DAY)),
    ).toEqual(Array.from({ length: all }, () => 50));
    await transaction(base.db, (tx) => followPayments(tx, later(181), 1000));
    await transaction(base.db, (tx) => followPayments(tx, later(400), 1000));
    expect(
      await base.db
        .selectFrom('payments')
        .select('id')
        .where('state', 'in', ['succeeded', 'review'])
        .where('follow_at', '<', later(4000))
        .execute(),
    ).toEqual([]);
  });
});
