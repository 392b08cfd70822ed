import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { bookEntry } from '#market/bank/book-entry.ts';
import { confirmReceipt, findUnconfirmed } from '#market/bank/confirm-receipt.ts';
import { verdictOf, type Entry } from '#market/bank/bank-entry.ts';
import { findEntry, lockEntry, readNamed } from '#market/bank/find-entry.ts';
import { isTwin } from '#market/bank/is-twin-entry.ts';
import { takeBack } from '#market/bank/take-back.ts';
import { readTolerance } from '#market/payments/transfers/lock-bank-order.ts';
import type { Staff } from '#market/settings/actor.ts';

/** What to do with an entry; `orderId`: the order to lock for it. */
type Plan =
  | { kind: 'confirm'; orderId: number; receiptId: number }
  | { kind: 'book'; orderId: number }
  | { kind: 'take-back' }
  | { kind: 'list'; why: string };

/**
 * Decides a new entry where that needs no person: money that names an order and is exactly what it
 * owes is booked, what staff have booked before is confirmed, and a reversal takes back the earlier
 * entry. Every other entry stays open with the reason. Does nothing if the entry is no longer new.
 */
export async function matchEntry(tx: Tx, by: Staff | null, id: number, now: Date): Promise<void> {
  const found = await findEntry(tx, id);
  if (!found || !isNew(found)) return;
  const first = await planOf(tx, found);
  if (first.kind === 'take-back') return takeBack(tx, by, id, now);
  if ('orderId' in first)
    await sql`select from orders where id = ${first.orderId} for update`.execute(tx);
  const entry = await lockEntry(tx, id);
  if (!entry || !isNew(entry)) return;
  const plan = await planOf(tx, entry);
  const isLocked = 'orderId' in first && 'orderId' in plan && first.orderId === plan.orderId;
  if ('orderId' in plan && !isLocked) return; // it changed meanwhile: next time
  if (plan.kind === 'confirm')
    await confirmReceipt(tx, by, { entryId: entry.id, receiptId: plan.receiptId }, now);
  else if (plan.kind === 'book')
    await bookEntry(tx, by, { entry, orderId: plan.orderId, why: 'matched', note: '' }, now);
  else if (plan.kind === 'list') await listEntry(tx, id, plan.why);
}

/** Leaves an entry to staff; `why` says what is wrong with it. */
export const listEntry = (tx: Tx, id: number, why: string) =>
  tx
    .updateTable('bank_entries')
    .set({ why })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .execute();

const isNew = ({ state, why }: Entry) => state === 'open' && why === 'new';

async function planOf(tx: Tx, entry: Entry): Promise<Plan> {
  if (entry.amount < 0 && entry.reversal) return { kind: 'take-back' };
  if (entry.amount < 0) return { kind: 'list', why: 'debit' };
  if (entry.reversal) return { kind: 'list', why: 'reversal' };
  const named = await readNamed(tx, entry);
  const orderIds = named.map((order) => order.id);
  const known = await findUnconfirmed(tx, entry, orderIds);
  if (known) return { kind: 'confirm', ...known };
  const verdict = verdictOf(entry, named, await readTolerance(tx, entry.currency));
  return (await isTwin(tx, entry, orderIds)) ? { kind: 'list', why: 'twin' } : verdict;
}
