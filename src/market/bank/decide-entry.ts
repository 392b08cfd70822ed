import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { bookEntry } from '#market/bank/book-entry.ts';
import { confirmReceipt, findUnconfirmed } from '#market/bank/confirm-receipt.ts';
import type { Entry } from '#market/bank/bank-entry.ts';
import { lockEntry } from '#market/bank/find-entry.ts';
import type { Booked } from '#market/payments/transfers/book-arrival.ts';
import { lockBankOrder } from '#market/payments/transfers/lock-bank-order.ts';
import type { Staff } from '#market/settings/actor.ts';

export type MatchByHand = { entryId: number; orderId: number; note: string };
/** An entry that is for no order, and why. */
export type IgnoredEntry = { entryId: number; reason: string };

/**
 * Staff say which order an open entry is for: all of it is booked, whether it is too little, too
 * much or late. If staff have booked it before, that receipt is confirmed instead. Refuses
 * 'order-not-found', 'bank-entry-not-found', 'bank-entry-decided', 'bank-entry-unfit' for money
 * that went out or that the bank takes back, and what `bookArrival` refuses.
 */
export async function matchByHand(
  tx: Tx,
  staff: Staff,
  { entryId, orderId, note }: MatchByHand,
  now = new Date(),
): Promise<Booked> {
  await lockBankOrder(tx, orderId);
  const entry = await lockOpen(tx, entryId);
  if (entry.amount < 0 || entry.reversal) throw new Refusal('bank-entry-unfit');
  const known = await findUnconfirmed(tx, entry, [orderId]);
  const text = `order:${orderId} ${note}`.trim();
  await audit(tx, staff, {
    action: 'bank-entry.match',
    subject: `bank-entry:${entryId}`,
    note: text,
  });
  if (known?.orderId !== orderId)
    return bookEntry(tx, staff, { entry, orderId, why: 'by-hand', note }, now);
  await confirmReceipt(tx, staff, { entryId, receiptId: known.receiptId }, now);
  return asConfirmed(tx, known);
}

type KnownReceipt = { receiptId: number; orderId: number };

async function asConfirmed(tx: Tx, { receiptId, orderId }: KnownReceipt): Promise<Booked> {
  const { owed } = await lockBankOrder(tx, orderId);
  const { rows } = await sql<{ paymentId: number; back: boolean }>`
    select p.id as "paymentId", p.state = 'review' as back
    from bank_receipts r
    join payments p on p.id = r.payment_id
    where r.id = ${receiptId}
  `.execute(tx);
  const { paymentId = 0, back = false } = rows[0] ?? {};
  const outcome = back ? 'returned' : owed > 0 ? 'short' : 'paid';
  return { outcome, missing: owed, surplus: 0, paymentId, receiptId };
}

/**
 * Staff say that an entry is for no order. Refuses 'bank-entry-not-found', 'bank-entry-decided'.
 */
export async function ignoreEntry(
  tx: Tx,
  staff: Staff,
  { entryId, reason }: IgnoredEntry,
  now = new Date(),
): Promise<void> {
  await lockOpen(tx, entryId);
  await tx
    .updateTable('bank_entries')
    .set({ state: 'ignored', why: 'by-hand', reason, decided_by: staff.accountId, decided_at: now })
    .where('id', '=', entryId)
    .execute();
  await audit(tx, staff, {
    action: 'bank-entry.ignore',
    subject: `bank-entry:${entryId}`,
    note: reason,
  });
}

/**
 * Staff open an ignored entry again. Refuses 'bank-entry-not-found', and 'bank-entry-decided' for
 * one that is booked or open, or one of a pair that took each other back.
 */
export async function reopenEntry(tx: Tx, staff: Staff, id: number): Promise<void> {
  const entry = await lockEntry(tx, id);
  if (!entry) throw new Refusal('bank-entry-not-found');
  const paired = entry.why === 'taken-back' || entry.why === 'takes-back';
  if (entry.state !== 'ignored' || paired) throw new Refusal('bank-entry-decided');
  await tx
    .updateTable('bank_entries')
    .set({ state: 'open', why: 'reopened', reason: '', decided_by: null, decided_at: null })
    .where('id', '=', id)
    .execute();
  await audit(tx, staff, {
    action: 'bank-entry.reopen',
    subject: `bank-entry:${id}`,
    note: entry.why,
  });
}

async function lockOpen(tx: Tx, id: number): Promise<Entry> {
  const entry = await lockEntry(tx, id);
  if (!entry) throw new Refusal('bank-entry-not-found');
  if (entry.state !== 'open') throw new Refusal('bank-entry-decided');
  return entry;
}
