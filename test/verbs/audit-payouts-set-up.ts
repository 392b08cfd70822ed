// Payouts and releases that ignore what is on hold.
import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { writeEntry } from '#market/ledger/write-entry.ts';
import { issueCommission } from '#market/papers/issue-commission.ts';
import { decideRefund } from '../refunds.ts';
import { faultsAfter } from '../planted-faults.ts';
import { base } from './parcel-books.ts';
import { type Earned } from './payout-books.ts';

export const planted = (change: (tx: Tx) => Promise<unknown>) => faultsAfter(base.db, change);
export const run = (statement: ReturnType<typeof sql>) => planted((tx) => statement.execute(tx));
export const HOUR = 3_600_000;
export const decideRefundOf = ({ order, parcel }: Earned, amount = 350) =>
  decideRefund(base.db, order, [{ parcel, amount }]);
export const lineOf = (fact: string, account = 'store') => sql`entry_id =
  (select id from ledger_entries where fact = ${fact}) and account = ${account}`;

/** Marks it as paid without any check. */
export async function payBlindly(
  tx: Tx,
  { store, payout }: { store: number; payout: number },
): Promise<void> {
  const ended = { state: 'paid', ended_at: new Date() };
  const { amount } = await tx
    .updateTable('payouts')
    .set(ended)
    .where('id', '=', payout)
    .returning('amount')
    .executeTakeFirstOrThrow();
  const entry = {
    kind: 'payout',
    fact: `payout:${payout}`,
    currency: 'USD',
    at: new Date(),
  } as const;
  await writeEntry(tx, entry, [
    { account: 'store', storeId: store, payoutId: payout, amount: -amount },
    { account: 'bank', amount },
  ]);
  await issueCommission(tx, payout, new Date());
}

/** Releases it without any check. */
export async function releaseBlindly(
  tx: Tx,
  { store, parcel: parcelId, order }: Earned,
): Promise<void> {
  await tx
    .updateTable('parcels')
    .set({ released_at: new Date() })
    .where('id', '=', parcelId)
    .execute();
  const entry = {
    kind: 'release',
    fact: `release:parcel:${parcelId}`,
    currency: 'USD',
    at: new Date(),
  } as const;
  await writeEntry(tx, { ...entry, orderId: order.id, parcelId }, [
    { account: 'held', storeId: store, amount: -1120 },
    { account: 'store', storeId: store, amount: 1120 },
  ]);
}
