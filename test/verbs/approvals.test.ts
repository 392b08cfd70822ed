// Large adjustments and refunds want a second person.
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { dismissStaff } from '#market/accounts/staff.ts';
import { adjustOrAsk } from '#market/approvals/adjust-or-ask.ts';
import { changeLimit } from '#market/approvals/change-limit.ts';
import { decideApproval, type Answer } from '#market/approvals/decide-approval.ts';
import { expireApprovals } from '#market/approvals/expire-approvals.ts';
import { readApprovals } from '#market/approvals/read-approvals.ts';
import { refundOrAsk } from '#market/approvals/refund-or-ask.ts';
import { adjustStore } from '#market/ledger/adjust-store.ts';
import { writeEntry } from '#market/ledger/write-entry.ts';
import { auditOf, makeStaff, type MadeStaff } from '../at-work.ts';
import { makeStore } from '../make.ts';
import { outcomes } from './together.ts';
import { ago, base, DAY, keeper, withBooks } from './parcel-books.ts';
import {
  balance,
  delivered,
  gathered,
  heldOf,
  pay,
  releaseOnce,
  type Earned,
} from './payout-books.ts';

withBooks();
const LIMIT = 10_000;
let other: MadeStaff;
let manager: MadeStaff;
let store: number;
beforeAll(async () => {
  [other, manager] = [await makeStaff(base, 'owner'), await makeStaff(base, 'manager')];
});
beforeEach(async () => {
  store = await makeStore(base.db);
  await limit(LIMIT);
});
afterEach(() => limit(null));

const limit = (above: number | null) =>
  base.db.updateTable('settings').set({ second_person_above: above }).execute();
const adjust = (amount: number, { by = keeper, of = store, now = new Date() } = {}) =>
  transaction(base.db, (tx) =>
    adjustOrAsk(tx, by.staff, { storeId: of, amount, reason: ' Lost ' }, now),
  );
const decide = (
  id: number | null,
  by: MadeStaff,
  answer: Answer['answer'] = 'approve',
  note = '',
  now = new Date(),
) => transaction(base.db, (tx) => decideApproval(tx, by.staff, id ?? 0, { answer, note }, now));
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
const due = async (of = store) => (await balance(of)).due ?? 0;
const rowOf = (id: number | null) =>
  base.db
    .selectFrom('approvals')
    .selectAll()
    .where('id', '=', id ?? 0)
    .executeTakeFirstOrThrow();
const state = async (id: number | null) => (await rowOf(id)).state;

describe('an adjustment above the limit', () => {
  it('waits, and is written when another person approves it', async () => {
    expect([await adjust(LIMIT), await due()]).toEqual([null, LIMIT]);
    const id = await adjust(-LIMIT - 1, { by: other });
    expect([typeof id, await due()]).toEqual(['number', LIMIT]);
    await decide(id, keeper, 'approve', 'Right');
    expect([await due(), await rowOf(id)]).toMatchObject([
      -1,
      {
        state: 'approved',
        decided_by: keeper.accountId,
        answer: 'Right',
        asked_by: other.accountId,
        reason: 'Lost',
      },
    ]);
    expect(
      (await auditOf(base.db, `approval:${id}`)).map(({ account_id: by, action }) => [by, action]),
    ).toEqual([
      [other.accountId, 'adjustment.ask-second'],
      [keeper.accountId, 'approval.approve'],
    ]);
  });
  it('is decided by nobody but another owner, and once', async () => {
    const id = await adjust(LIMIT + 1);
    expect(
      await outcomes([
        decide(id, keeper),
        decide(id, keeper, 'refuse', 'No'),
        decide(id, other, 'withdraw'),
        decide(id, manager),
        decide(2_000_000_000, other),
        decide(id, other, 'refuse'),
      ]),
    ).toEqual([
      'approval-own',
      'approval-own',
      'not-allowed',
      'approval-not-found',
      'approval-not-found',
      'required',
    ]);
    const all = await outcomes([
      decide(id, other),
      decide(id, other),
      decide(id, other, 'refuse', 'No'),
      decide(id, keeper, 'withdraw'),
    ]);
    expect(all.toSorted().slice(0, 3)).toEqual([
      'approval-decided',
      'approval-decided',
      'approval-decided',
    ]);
    expect(await due()).toBe((await state(id)) === 'approved' ? LIMIT + 1 : 0);
  });
  it('that is approved twice at the same moment is written once', async () => {
    const id = await adjust(LIMIT + 1);
    const third = await makeStaff(base, 'owner');
    expect(
      (await outcomes([decide(id, other), decide(id, third), decide(id, other)])).toSorted(),
    ).toEqual(['approval-decided', 'approval-decided', 'done']);
    expect(await due()).toBe(LIMIT + 1);
    await transaction(base.db, (tx) => dismissStaff(tx, keeper.staff, third.accountId));
  });
  it('that is refused or withdrawn is not written', async () => {
    const [one, two] = [await adjust(LIMIT + 1), await adjust(LIMIT + 2)];
    await decide(one, other, 'refuse', 'Too much');
    await decide(two, keeper, 'withdraw');
    expect([await due(), await rowOf(one), await rowOf(two)]).toMatchObject([
      0,
      { state: 'refused', decided_by: other.accountId, answer: 'Too much' },
      { state: 'withdrawn', decided_by: null },
    ]);
  });
  it('is one above it in parts too: of the same person, for the same store, within a day', async () => {
    expect([await adjust(6000), await adjust(-4000)]).toEqual([null, null]);
    const split = await adjust(1);
    expect([typeof split, await due()]).toEqual(['number', 2000]);
    expect([
      await adjust(1, { by: other }),
      await adjust(1, { of: await makeStore(base.db) }),
      await adjust(1, { now: new Date(Date.now() + 1.01 * DAY) }),
    ]).toEqual([null, null, null]);
    await decide(split, other);
    expect(await adjust(1, { by: other })).toBeNull();
  });
  it('is one in parts that leave together', async () => {
    const all = await Promise.all([1, 2, 3, 4].map(() => adjust(4000)));
    expect([all.filter((id) => id === null).length, await due()]).toEqual([2, 8000]);
  });
  it('does not count what a second person approved', async () => {
    await decide(await adjust(LIMIT * 3), other);
    expect([await adjust(LIMIT), await due()]).toEqual([null, LIMIT * 4]);
  });
  it('is judged again: by whom, and in which currency', async () => {
    const left = await makeStaff(base, 'owner');
    const gone = await adjust(LIMIT + 1, { by: left });
    await transaction(base.db, (tx) => dismissStaff(tx, keeper.staff, left.accountId));
    const old = await adjust(LIMIT + 1);
    await base.db.updateTable('settings').set({ currency: 'EUR' }).execute();
    expect(await outcomes([decide(gone, other), decide(old, other)])).toEqual([
      'approval-stale',
      'approval-stale',
    ]);
    expect(await adjust(1)).not.toBeNull();
    await base.db.updateTable('settings').set({ currency: 'USD' }).execute();
    await decide(gone, other, 'refuse', 'Left');
    expect([await due(), await state(gone), await state(old)]).toEqual([0, 'refused', 'waiting']);
  });
  it('waits for seven days', async () => {
    const id = await adjust(LIMIT + 1, { now: ago(6.9) });
    const late = await adjust(LIMIT + 1, { now: ago(7.1) });
    expect(await outcomes([decide(late, other)])).toEqual(['approval-decided']);
    await transaction(base.db, (tx) => expireApprovals(tx));
    expect([await state(id), await state(late)]).toEqual(['waiting', 'expired']);
  });
  it('is listed to those who may decide it', async () => {
    const id = await adjust(LIMIT + 1);
    const of = async ({ staff }: MadeStaff) =>
      (await readApprovals(base.db, staff, { page: 1, state: undefined })).data.find(
        (row) => row.id === id,
      );
    expect(await of(other)).toMatchObject({
      kind: 'adjustment',
      amount: 100.01,
      own: 0,
      store: { id: store },
      order: null,
      state: 'waiting',
      reason: 'Lost',
    });
    expect([(await of(keeper))?.own, await of(manager)]).toEqual([1, undefined]);
  });
});

describe('any adjustment', () => {
  it('has a bound, and the database holds it too', async () => {
    await limit(null);
    expect(
      await outcomes([adjust(1_000_000_001), adjust(-1_000_000_001), adjust(1_000_000_000)]),
    ).toEqual(['adjustment-too-large', 'adjustment-too-large', 'done']);
    const entry = {
      kind: 'adjustment',
      fact: 'adjustment:raw',
      currency: 'USD',
      at: new Date(),
    } as const;
    const raw = transaction(base.db, (tx) =>
      writeEntry(tx, entry, [
        { account: 'store', storeId: store, amount: 1_000_000_001 },
        { account: 'market', amount: -1_000_000_001 },
      ]),
    );
    await expect(raw).rejects.toThrow('out of bounds');
    await transaction(base.db, (tx) =>
      adjustStore(tx, keeper.staff, { storeId: store, amount: -1_000_000_000, reason: 'x' }),
    );
  });
  it('cannot be decided by who asked, not even by hand', async () => {
    const id = await adjust(LIMIT + 1);
    const by = base.db.updateTable('approvals').where('id', '=', id ?? 0);
    await expect(
      by
        .set({
          state: 'refused',
          answer: 'x',
          decided_by: keeper.accountId,
          decided_at: new Date(),
        })
        .execute(),
    ).rejects.toThrow('approvals_second_person');
    await expect(by.set({ amount: 1 }).execute()).rejects.toThrow('decided once');
  });
});

describe('a refund above the limit', () => {
  const large = () => delivered(undefined, { parcels: [{ store, goods: 20_000 }] });
  it('waits; what it takes from is on hold until it is decided, and then is on its way', async () => {
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
    await decide((await refund(one)).waiting, keeper, 'refuse', 'No');
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
    await decide(waiting, keeper, 'refuse', 'No');
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
  it('is judged again: what is no longer left, or is another amount by now, is not given', async () => {
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
