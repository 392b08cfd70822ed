import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { writeMoney } from '#market/ledger/write-paid.ts';

/**
 * Money that arrived, or that moves from one payment to another: minor units, below zero where it
 * leaves. `valueOn`: the bank's day, an ISO date. `reference`: the bank's own, or the buyer's.
 */
export type Receipt = {
  amount: Money;
  currency: string;
  valueOn: string;
  reference: string;
  remitter: string;
  source: 'staff' | 'statement' | 'moved' | 'reversal';
  transferId: number | null;
  entryId: number | null;
  reverses?: number;
  accountId: number | null;
  note: string;
};

/**
 * Adds a receipt to a payment, and to the books. The caller has locked the order. Returns its id.
 * Refuses 'transfer-used' for a reference that staff or a statement have booked already.
 */
export async function writeReceipt(
  tx: Tx,
  { paymentId, orderId }: { paymentId: number; orderId: number },
  receipt: Receipt,
  now: Date,
): Promise<number> {
  const { valueOn, transferId, entryId, reverses, accountId, ...own } = receipt;
  if (own.source === 'staff' && (await isOnStatement(tx, own))) throw new Refusal('transfer-used');
  const written = await tx
    .insertInto('bank_receipts')
    .values({
      ...own,
      payment_id: paymentId,
      order_id: orderId,
      value_on: valueOn,
      transfer_id: transferId,
      entry_id: entryId,
      reverses: reverses ?? null,
      account_id: accountId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!written) throw new Refusal('transfer-used');
  await sql`
    update payments set received = coalesce(received, 0) + ${own.amount}, updated_at = ${now}
    where id = ${paymentId}
  `.execute(tx);
  await writeMoney(tx, paymentId, now);
  return written.id;
}

/** Whether a statement has booked the same amount under the same bank reference. */
async function isOnStatement(
  tx: Tx,
  { reference, amount }: Pick<Receipt, 'reference' | 'amount'>,
): Promise<boolean> {
  if (reference === '') return false;
  const { rows } = await sql`
    select from bank_receipts
    where source = 'statement'
      and reversed_at is null
      and amount = ${amount}
      and lower(reference) = lower(${reference})
    limit 1
  `.execute(tx);
  return rows.length > 0;
}
