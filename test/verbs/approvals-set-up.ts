// Adjustments and refunds above a limit, and the second person who decides them.
import { afterEach, beforeAll, beforeEach } from 'vitest';
import { transaction } from '#db/transaction.ts';
import { decideApproval, type ApprovalAnswer } from '#market/approvals/decide-approval.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { makeStore } from '../make.ts';
import { base, withBooks } from './parcel-books.ts';
import { balance } from './payout-books.ts';

export const LIMIT = 10_000;
export let other: MadeStaff;
export let manager: MadeStaff;
export let store: number;

/** Books with a limit, and a store without history, for each test of a file. */
export function withApprovals(): void {
  withBooks();
  beforeAll(async () => {
    [other, manager] = [await makeStaff(base, 'owner'), await makeStaff(base, 'manager')];
  });
  beforeEach(async () => {
    store = await makeStore(base.db);
    await limit(LIMIT);
  });
  afterEach(() => limit(null));
}

export const limit = (above: number | null) =>
  base.db.updateTable('settings').set({ second_person_above: above }).execute();
type Decision = Partial<Pick<ApprovalAnswer, 'answer' | 'note'>> & { now?: Date };
export const decide = (
  id: number | null,
  by: MadeStaff,
  { answer = 'approve', note = '', now = new Date() }: Decision = {},
) =>
  transaction(base.db, (tx) =>
    decideApproval(tx, by.staff, { approvalId: id ?? 0, answer, note }, now),
  );
export const due = async (of = store) => (await balance(of)).due ?? 0;
export const rowOf = (id: number | null) =>
  base.db
    .selectFrom('approvals')
    .selectAll()
    .where('id', '=', id ?? 0)
    .executeTakeFirstOrThrow();
export const state = async (id: number | null) => (await rowOf(id)).state;
