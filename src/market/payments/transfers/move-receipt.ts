import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import type { Tx } from '#db/connect.ts';
import { writeReceipt } from '#market/payments/transfers/write-receipt.ts';

type Last = {
  currency: string;
  value_on: string;
  reference: string;
  remitter: string;
  entry_id: number | null;
};

/** An amount (minor units) that moves from one payment of an order to another, and why. */
export type ReceiptMove = {
  orderId: number;
  from: number;
  to: number;
  amount: Money;
  note: string;
};

/**
 * Moves a part of what a payment received to another payment of the same order: as two receipts
 * dated like the last arrival, so that what was booked of a bank entry stays the same. The caller
 * has locked the order.
 */
export async function moveReceipt(
  tx: Tx,
  { orderId, from, to, amount, note }: ReceiptMove,
  now: Date,
): Promise<void> {
  const {
    rows: [last],
  } = await sql<Last>`
    select currency, value_on, reference, remitter, entry_id
    from bank_receipts
    where payment_id = ${from}
      and amount >= ${amount}
      and reversed_at is null
    order by id desc
    limit 1
  `.execute(tx);
  const of = last ?? (await anyOf(tx, from));
  const row = {
    currency: of.currency,
    valueOn: of.value_on,
    reference: of.reference,
    remitter: of.remitter,
    entryId: of.entry_id,
    source: 'moved',
    transferId: null,
    accountId: null,
    note,
  } as const;
  await writeReceipt(tx, { paymentId: from, orderId }, { ...row, amount: -amount }, now);
  await writeReceipt(tx, { paymentId: to, orderId }, { ...row, amount }, now);
}

/** If no arrival is large enough, the move belongs to no bank entry, and changes none. */
async function anyOf(tx: Tx, payment: number): Promise<Last> {
  const {
    rows: [row],
  } = await sql<Last>`
    select currency, value_on, '' as reference, '' as remitter, null as entry_id
    from bank_receipts
    where payment_id = ${payment}
    order by id desc
    limit 1
  `.execute(tx);
  if (!row) throw new Error(`Payment ${payment} has no receipt to move.`);
  return row;
}
