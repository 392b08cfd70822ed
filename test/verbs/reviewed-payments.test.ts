// Payments that differ from what was asked for: nobody is charged for nothing, the owner is told,
// and staff decide once.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { orderMethod } from '#contract/constants.ts';
import { transaction } from '#db/transaction.ts';
import { react } from '#jobs/reactions.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { readAccounts } from '#market/ledger/read-balances.ts';
import { readOrder } from '#market/orders/read-order.ts';
import { closeUnpaid } from '#market/payments/close-unpaid.ts';
import { decideReview, type Decision } from '#market/payments/decide-review.ts';
import type { Outcome } from '#market/payments/gateways/gateway.ts';
import { endRefund } from '#market/payments/refunds/end-refund.ts';
import type { Visitor } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { auditOf, makeStaff, type MadeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { lettersTo } from '../letters.ts';
import { makeProduct, makeShop, makeVisitor } from '../make.ts';
import { begin, reportOutcome, openMethods, toPay } from '../pay.ts';
import { wrongInBooks } from './balance.ts';
import { outcomes } from './together.ts';

const { razorpay, stripe } = orderMethod;
const OWNER = 'owner@souk.example';
let base: Fresh;
let market: MarketSettings;
let staff: MadeStaff;
beforeAll(async () => {
  base = await freshDatabase();
  await makeShop(base.db);
  await base.db.updateTable('settings').set({ email: OWNER }).execute();
  market = await openMethods(base.db, [razorpay, stripe]);
  staff = await makeStaff(base, 'manager');
});
afterAll(() => base.close());
afterEach(async () =>
  expect([await wrongInBooks(base.db), await auditMarket(base.db)]).toEqual([[], []]),
);

type Wrong = { id: number; total: number; payment: number; visitor: Visitor };
async function inReview(more: number, change: Partial<Outcome> = {}): Promise<Wrong> {
  const visitor = makeVisitor();
  const product = await makeProduct(base.db, { stock: 10 });
  const made = await toPay(base.db, market, visitor, { product });
  expect(
    await reportOutcome(base.db, made.payment, {
      received: { minor: made.total + more, currency: 'USD', exponent: 2 },
      ...change,
    }),
  ).toBe('review');
  return { ...made, visitor };
}
const decide = ({ payment }: Wrong, decision: Decision) =>
  transaction(base.db, (tx) =>
    decideReview(tx, staff.staff, { paymentId: payment, decision, reason: 'I looked.' }),
  );
const payAgain = async ({ id, visitor }: Wrong) =>
  reportOutcome(base.db, await begin(base.db, market, visitor, { orderId: id, method: stripe }));
const orderOf = ({ id }: Wrong) =>
  base.db
    .selectFrom('orders')
    .select(['paid', 'refunded', 'paid_at', 'cancelled_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const stateOf = ({ payment }: Wrong) =>
  base.db
    .selectFrom('payments')
    .select(['state', 'reason'])
    .where('id', '=', payment)
    .executeTakeFirstOrThrow();
const refundOf = ({ payment }: Wrong) =>
  base.db
    .selectFrom('refunds')
    .select(['id', 'amount', 'state'])
    .where('payment_id', '=', payment)
    .orderBy('id')
    .execute();
const shown = async ({ id, visitor }: Wrong) => (await readOrder(base.db, visitor, id)).pay;
const later = () => closeUnpaid(base.db, new Date(Date.now() + 5 * 24 * 3_600_000));

describe('a payment that is not what was asked for', () => {
  it('is reported to the owner once, and holds its order open', async () => {
    const wrong = await inReview(-1);
    await reportOutcome(base.db, wrong.payment, {
      received: { minor: 1, currency: 'USD', exponent: 2 },
    });
    const events = await base.db
      .selectFrom('events')
      .select(['data'])
      .where('kind', '=', 'payment-in-review')
      .execute();
    const own = events.filter(({ data }) => JSON.stringify(data).includes(`${wrong.payment}`));
    expect(own).toHaveLength(1);
    await transaction(base.db, (tx) =>
      react(tx, { kind: 'payment-in-review', data: { order: wrong.id, payment: wrong.payment } }),
    );
    expect(await lettersTo(base.db, OWNER)).toContainEqual({
      kind: 'payment-in-review',
      to: OWNER,
      language: 'en',
      data: { order: wrong.id, payment: wrong.payment },
    });
    await later();
    expect([await orderOf(wrong), await shown(wrong)]).toMatchObject([
      { cancelled_at: null, paid_at: null },
      { state: 'review' },
    ]);
  });
  it('pays its order when staff accept a surplus, which is the market’s', async () => {
    const before = await earned();
    const wrong = await inReview(25);
    await decide(wrong, 'accept');
    expect([
      await orderOf(wrong),
      await stateOf(wrong),
      (await shown(wrong)).state,
      (await earned()) - before,
    ]).toMatchObject([
      { paid: wrong.total + 25, paid_at: expect.any(Date) },
      { state: 'succeeded', reason: 'surplus' },
      'paid',
      25,
    ]);
    expect(await auditOf(base.db, `payment:${wrong.payment}`)).toMatchObject([
      { action: 'payment.accept', note: 'I looked.' },
    ]);
  });
  it.each([-1, 25])(
    'goes back whole when staff say so (%i), and the order can be paid anew',
    async (more) => {
      const wrong = await inReview(more);
      await decide(wrong, 'refund');
      const [refund] = await refundOf(wrong);
      expect([refund, (await shown(wrong)).state]).toMatchObject([
        { amount: wrong.total + more, state: 'pending' },
        'waiting',
      ]);
      await transaction(base.db, (tx) =>
        endRefund(tx, refund?.id ?? 0, { providerRef: 'r', state: 'succeeded' }),
      );
      expect(await payAgain(wrong)).toBe('succeeded');
      expect(await orderOf(wrong)).toMatchObject({
        paid: wrong.total,
        refunded: 0,
        paid_at: expect.any(Date),
      });
    },
  );
  it('no longer holds its order open once it is refunded', async () => {
    const wrong = await inReview(-1);
    await decide(wrong, 'refund');
    await later();
    expect((await orderOf(wrong)).cancelled_at).not.toBeNull();
  });
  it.each<[string, Partial<Outcome>]>([
    ['in another currency', { received: { minor: 1500, currency: 'EUR', exponent: 2 } }],
    ['of another payment', { echo: 'pay_ANOTHERANOTHERANOTHER' }],
    ['without an amount', { received: null }],
  ])('%s can only be dismissed', async (_, change) => {
    const wrong = await inReview(0, change);
    for (const decision of ['accept', 'refund'] as const)
      await expect(decide(wrong, decision)).rejects.toMatchObject({ code: 'payment-unfit' });
    await decide(wrong, 'dismiss');
    expect([await stateOf(wrong), await orderOf(wrong), await refundOf(wrong)]).toMatchObject([
      { state: 'failed', reason: 'dismissed' },
      { paid: 0, paid_at: null },
      [],
    ]);
  });
  it('of less is never accepted', async () => {
    const wrong = await inReview(-1);
    await expect(decide(wrong, 'accept')).rejects.toMatchObject({ code: 'payment-unfit' });
    expect((await stateOf(wrong)).state).toBe('review');
  });
  it('is decided once, by however many at once', async () => {
    const wrong = await inReview(25);
    const ends = await outcomes(
      (['accept', 'refund', 'dismiss', 'accept', 'refund'] as const).map((decision) =>
        decide(wrong, decision),
      ),
    );
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    expect(new Set(ends)).toEqual(new Set(['done', 'payment-decided']));
  });
  it('accepted after the order was paid otherwise is refunded in full', async () => {
    const wrong = await inReview(25);
    await payAgain(wrong);
    await decide(wrong, 'accept');
    expect([await orderOf(wrong), await stateOf(wrong), await refundOf(wrong)]).toMatchObject([
      { paid: wrong.total },
      { state: 'review', reason: 'paid-twice' },
      [{ amount: wrong.total + 25, state: 'pending' }],
    ]);
  });
});

describe('a payment that needs nobody', () => {
  it('is not decided: one that is paid, one that waits, one that is not there', async () => {
    const visitor = makeVisitor();
    const product = await makeProduct(base.db);
    const { payment } = await toPay(base.db, market, visitor, { product });
    const one = { payment, id: 0, total: 0, visitor };
    await expect(decide(one, 'refund')).rejects.toMatchObject({ code: 'payment-decided' });
    await reportOutcome(base.db, payment);
    await expect(decide(one, 'dismiss')).rejects.toMatchObject({ code: 'payment-decided' });
    await expect(decide({ ...one, payment: 2_000_000_000 }, 'refund')).rejects.toMatchObject({
      code: 'payment-not-found',
    });
  });
  it('made twice is sent back by itself; if that fails, staff send it again', async () => {
    const visitor = makeVisitor();
    const made = await toPay(base.db, market, visitor, { product: await makeProduct(base.db) });
    const second = await begin(base.db, market, visitor, { orderId: made.id, method: stripe });
    const wrong = { ...made, payment: second, visitor };
    await reportOutcome(base.db, made.payment);
    expect(await reportOutcome(base.db, second)).toBe('review');
    await expect(decide(wrong, 'refund')).rejects.toMatchObject({ code: 'payment-decided' });
    const [first] = await refundOf(wrong);
    await transaction(base.db, (tx) =>
      endRefund(tx, first?.id ?? 0, { providerRef: '', state: 'failed', problem: 'closed' }),
    );
    await transaction(base.db, (tx) =>
      react(tx, { kind: 'refund-failed', data: { order: made.id, refund: first?.id ?? 0 } }),
    );
    expect(await lettersTo(base.db, OWNER)).toContainEqual({
      kind: 'refund-failed',
      to: OWNER,
      language: 'en',
      data: { order: made.id, refund: first?.id },
    });
    for (const decision of ['accept', 'dismiss'] as const)
      await expect(decide(wrong, decision)).rejects.toMatchObject({ code: 'payment-unfit' });
    await decide(wrong, 'refund');
    const [, again] = await refundOf(wrong);
    await transaction(base.db, (tx) =>
      endRefund(tx, again?.id ?? 0, { providerRef: 'r2', state: 'succeeded' }),
    );
    expect([(await refundOf(wrong)).map(({ state }) => state), await orderOf(wrong)]).toMatchObject(
      [['failed', 'succeeded'], { paid: made.total, refunded: 0 }],
    );
  });
});

const earned = async () =>
  (await readAccounts(base.db, (await makeStaff(base, 'owner')).staff))
    .filter(({ account, currency }) => account === 'market' && currency === 'USD')
    .reduce((sum, { amount }) => sum + amount, 0);
