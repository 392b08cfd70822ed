// Large refunds need a second person, and so does changing the limit.
import { describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { changeLimit } from '#market/approvals/change-limit.ts';
import { expireApprovals } from '#market/approvals/expire-approvals.ts';
import { refundOrAsk } from '#market/approvals/refund-or-ask.ts';
import { outcomes } from './together.ts';
import { base, DAY, keeper } from './parcel-books.ts';
import {
  balance,
  delivered,
  gathered,
  heldOf,
  pay,
  releaseOnce,
  type Earned,
} from './payout-books.ts';
import {
  decide,
  due,
  limit,
  manager,
  other,
  rowOf,
  state,
  store,
  withApprovals,
} from './approvals-set-up.ts';

withApprovals();

const refund = (
  { order }: Earned,
  amount = '',
  { by = manager, parcel = null as number | null } = {},
) =>
  transaction(base.db, (tx) =>
    refundOrAsk(tx, by.staff, {
      id: order.id,
      reason: 'Broken',
      parcel_id: parcel,
      lines: undefined,
      amount,
      back: false,
    }),
  );

describe('a refund above the limit', () => {
  const large = () => delivered(undefined, { parcels: [{ store, goods: 20_000 }] });
  it('waits, with its parcels on hold, until it is decided; then it is on its way', async () => {
    const one = await large();
    const { refund: none, waiting: id } = await refund(one, '150.00');
    expect([none, await state(id)]).toEqual([null, 'waiting']);
    await releaseOnce();
    expect(await balance(store)).toMatchObject({
      due: 0,
      onHold: [{ why: 'refund', amount: 20_000 }],
    });
    await decide(id, keeper);
    const made = await base.db
      .selectFrom('refunds')
      .selectAll()
      .where('order_id', '=', one.order.id)
      .execute();
    expect(made).toMatchObject([
      {
        id: (await rowOf(id)).refund_id,
        amount: 15_000,
        state: 'pending',
        account_id: manager.accountId,
        reason: 'Broken',
      },
    ]);
    expect(await balance(store)).toMatchObject({ onHold: [{ why: 'refund', amount: 20_000 }] });
  });
  it('that is refused or expired lets go of what it held', async () => {
    const one = await large();
    const two = await large();
    await decide((await refund(one)).waiting, keeper, { answer: 'refuse', note: 'No' });
    const { waiting } = await refund(two);
    await releaseOnce();
    expect(await due()).toBe(20_000);
    await transaction(base.db, (tx) => expireApprovals(tx, new Date(Date.now() + 7.1 * DAY)));
    await releaseOnce();
    expect([await due(), await state(waiting)]).toEqual([40_000, 'expired']);
  });
  it('keeps a payout from being paid while it waits', async () => {
    await limit(1000);
    const one = await gathered();
    const { waiting } = await refund(one, '13.50');
    expect(await heldOf(pay(one.payout))).toEqual({
      'payout-on-hold': { refund: `PAYOUT-${one.payout}` },
    });
    await decide(waiting, keeper, { answer: 'refuse', note: 'No' });
    await pay(one.payout);
  });
  it('is one above it in parts too, of the same person and order', async () => {
    const one = await large();
    const two = await large();
    expect([(await refund(one, '60')).waiting, (await refund(two, '60')).waiting]).toEqual([
      null,
      null,
    ]);
    expect((await refund(one, '40.01')).waiting).not.toBeNull();
    expect((await refund(one, '40.01', { by: keeper })).waiting).toBeNull();
  });
  it('is one in parts that leave together', async () => {
    const one = await large();
    const all = await Promise.all([1, 2, 3].map(() => refund(one, '45')));
    expect(all.filter(({ waiting }) => waiting === null)).toHaveLength(2);
  });
  it('is judged again: a sum that is no longer left, or has changed, is not given', async () => {
    const [one, two] = [await large(), await large()];
    const { waiting: all } = await refund(one);
    const { waiting: most } = await refund(two, '150');
    for (const each of [one, two]) await refund(each, '60', { by: keeper });
    expect(await outcomes([decide(all, other), decide(most, other)])).toEqual([
      'approval-stale',
      'refund-too-much',
    ]);
    expect([await state(all), await state(most)]).toEqual(['waiting', 'waiting']);
  });
  it('is any of another currency than the limit’s', async () => {
    const one = await delivered(store, { currency: 'JPY', exponent: 0 });
    expect((await refund(one, '1')).waiting).not.toBeNull();
  });
  it('is decided at once where no limit is set', async () => {
    await limit(null);
    expect((await refund(await large())).waiting).toBeNull();
  });
});

describe('the limit', () => {
  const change = (above: number | null, by = keeper) =>
    transaction(base.db, (tx) => changeLimit(tx, by.staff, above));
  const now = async () =>
    (
      await base.db
        .selectFrom('settings')
        .select('second_person_above as above')
        .executeTakeFirstOrThrow()
    ).above;
  it('is lowered by one owner, and raised or switched off by two', async () => {
    expect([await change(500), await now()]).toEqual([null, 500]);
    const [more, off] = [await change(501), await change(null, other)];
    expect(await now()).toBe(500);
    await decide(more, other);
    expect(await now()).toBe(501);
    await decide(off, keeper);
    expect(await now()).toBeNull();
  });
  it('is the only owner’s to set', async () => {
    await base.db
      .updateTable('staff')
      .set({ role: 'manager' })
      .where('account_id', '=', other.accountId)
      .execute();
    expect([await change(null), await now()]).toEqual([null, null]);
    await base.db
      .updateTable('staff')
      .set({ role: 'owner' })
      .where('account_id', '=', other.accountId)
      .execute();
  });
});
