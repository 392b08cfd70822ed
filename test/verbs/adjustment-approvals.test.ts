// Large adjustments need a second person, even when split into parts.
import { describe, expect, it } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { dismissStaff } from '#market/accounts/staff.ts';
import { adjustOrAsk } from '#market/approvals/adjust-or-ask.ts';
import { expireApprovals } from '#market/approvals/expire-approvals.ts';
import { listApprovals } from '#market/approvals/read-approvals.ts';
import { adjustStore } from '#market/ledger/adjust-store.ts';
import { writeEntry } from '#market/ledger/write-entry.ts';
import { auditOf, makeStaff, type MadeStaff } from '../at-work.ts';
import { makeStore } from '../make.ts';
import { PAGE } from '../list-page.ts';
import { outcomes } from './together.ts';
import { ago, base, DAY, keeper } from './parcel-books.ts';
import {
  decide,
  due,
  LIMIT,
  limit,
  manager,
  other,
  rowOf,
  state,
  store,
  withApprovals,
} from './approvals-set-up.ts';

withApprovals();

const adjust = (amount: number, { by = keeper, of = store, now = new Date() } = {}) =>
  transaction(base.db, (tx) =>
    adjustOrAsk(tx, by.staff, { storeId: of, amount, reason: ' Lost ' }, now),
  );

describe('an adjustment above the limit', () => {
  it('waits, and is written when another person approves it', async () => {
    expect([await adjust(LIMIT), await due()]).toEqual([null, LIMIT]);
    const id = await adjust(-LIMIT - 1, { by: other });
    expect([typeof id, await due()]).toEqual(['number', LIMIT]);
    await decide(id, keeper, { answer: 'approve', note: 'Right' });
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
        decide(id, keeper, { answer: 'refuse', note: 'No' }),
        decide(id, other, { answer: 'withdraw' }),
        decide(id, manager),
        decide(2_000_000_000, other),
        decide(id, other, { answer: 'refuse' }),
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
      decide(id, other, { answer: 'refuse', note: 'No' }),
      decide(id, keeper, { answer: 'withdraw' }),
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
    await decide(one, other, { answer: 'refuse', note: 'Too much' });
    await decide(two, keeper, { answer: 'withdraw' });
    expect([await due(), await rowOf(one), await rowOf(two)]).toMatchObject([
      0,
      { state: 'refused', decided_by: other.accountId, answer: 'Too much' },
      { state: 'withdrawn', decided_by: null },
    ]);
  });
  it('counts parts together: of one person, for one store, within a day', async () => {
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
    await decide(gone, other, { answer: 'refuse', note: 'Left' });
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
      (await listApprovals(base.db, staff, { ...PAGE, view: undefined })).rows.find(
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
