import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { writeReceipt } from '#market/payments/transfers/write-receipt.ts';
import type { Staff } from '#market/settings/actor.ts';

type Found = {
  payment_id: number;
  amount: Money;
  currency: string;
  value_on: string;
  reference: string;
  remitter: string;
  transfer_id: number | null;
  entry_id: number | null;
  counts: boolean;
  free: boolean;
};

/** A receipt to take back, and why. */
export type ReceiptReversal = { receiptId: number; reason: string };

/**
 * Staff take back a receipt that was booked for the wrong order: a new row reverses it, and its
 * bank entry is open again. `staff` is null when a statement read in the terminal says that the
 * bank took the money back. Returns the order's id. Refuses 'receipt-not-found', and 'receipt-used'
 * for money that has paid an order or was sent back: then refund the order instead.
 */
export async function reverseReceipt(
  tx: Tx,
  staff: Staff | null,
  { receiptId, reason }: ReceiptReversal,
  now = new Date(),
): Promise<number> {
  const { orderId, found } = await lockReceipt(tx, receiptId);
  if (!found.free) throw new Refusal('receipt-used');
  if (found.counts) {
    await tx
      .updateTable('orders')
      .set((row) => ({ paid: row('paid', '-', found.amount) }))
      .where('id', '=', orderId)
      .execute();
  } else {
    await dropRefund(tx, found.payment_id, now);
  }
  await tx
    .updateTable('bank_receipts')
    .set({ reversed_at: now })
    .where('id', '=', receiptId)
    .execute();
  await writeReceipt(
    tx,
    { paymentId: found.payment_id, orderId },
    {
      amount: -found.amount,
      currency: found.currency,
      valueOn: found.value_on,
      reference: found.reference,
      remitter: found.remitter,
      source: 'reversal',
      transferId: found.transfer_id,
      entryId: found.entry_id,
      reverses: receiptId,
      accountId: staff?.accountId ?? null,
      note: reason,
    },
    now,
  );
  await openAgain(tx, orderId, found, reason);
  await audit(tx, staff, {
    action: 'receipt.reverse',
    subject: `receipt:${receiptId}`,
    note: reason,
  });
  return orderId;
}

/** `counts`: its payment waits for the rest. `free`: nothing was done with the money yet. */
async function lockReceipt(tx: Tx, id: number): Promise<{ orderId: number; found: Found }> {
  const known = await tx
    .selectFrom('bank_receipts')
    .select('order_id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (!known) throw new Refusal('receipt-not-found');
  await sql`select from orders where id = ${known.order_id} for update`.execute(tx);
  const {
    rows: [found],
  } = await sql<Found>`
    select r.payment_id, r.amount, r.currency, r.value_on, r.reference, r.remitter, r.transfer_id,
      r.entry_id, p.state <> 'review' as counts,
      r.reversed_at is null
        and r.source in ('staff', 'statement')
        and p.state <> 'succeeded'
        and p.received >= r.amount
        and not exists (
          select from refunds f
          where f.payment_id = p.id and f.state = 'succeeded'
        ) as free
    from bank_receipts r
    join payments p on p.id = r.payment_id
    where r.id = ${id}
  `.execute(tx);
  if (!found) throw new Refusal('receipt-not-found');
  return { orderId: known.order_id, found };
}

/** Ends the refund of money that never came after all. */
async function dropRefund(tx: Tx, paymentId: number, now: Date): Promise<void> {
  await sql`
    update refunds set state = 'failed', problem = 'reversed', ended_at = ${now}
    where payment_id = ${paymentId} and state = 'pending'
  `.execute(tx);
  await tx
    .updateTable('payments')
    .set({ state: 'failed', reason: 'reversed', updated_at: now })
    .where('id', '=', paymentId)
    .execute();
}

async function openAgain(
  tx: Tx,
  orderId: number,
  { transfer_id: transfer, entry_id: entry }: Found,
  reason: string,
): Promise<void> {
  if (entry !== null) {
    await tx
      .updateTable('bank_entries')
      .set({ state: 'open', why: 'reversed', decided_by: null, decided_at: null })
      .where('id', '=', entry)
      .execute();
  }
  if (transfer === null) return;
  await tx
    .updateTable('transfers')
    .set({ state: 'refused', reason })
    .where('id', '=', transfer)
    .execute();
  await record(tx, 'transfer-refused', { order: orderId, transfer });
}
