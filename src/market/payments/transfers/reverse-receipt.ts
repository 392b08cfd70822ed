import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { audit } from '#market/accounts/audit.ts';
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

/**
 * Staff take back what they booked for the wrong order, or what a statement was matched to wrongly:
 * a row of its own, the other stays. The bank's entry is open again. Only of money that has not
 * paid an order and was not sent back: else the order is refunded. `staff` null: a statement at the
 * terminal says that the bank took it back. Answers the order. Refuses 'receipt-not-found',
 * 'receipt-used'.
 */
export async function reverseReceipt(
  tx: Tx,
  staff: Staff | null,
  id: number,
  reason: string,
  now = new Date(),
): Promise<number> {
  const { orderId, found } = await lock(tx, id);
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
  await tx.updateTable('bank_receipts').set({ reversed_at: now }).where('id', '=', id).execute();
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
      reverses: id,
      accountId: staff?.accountId ?? null,
      note: reason,
    },
    now,
  );
  await openAgain(tx, orderId, found, reason);
  await audit(tx, staff, { action: 'receipt.reverse', subject: `receipt:${id}`, note: reason });
  return orderId;
}

/** `counts`: of a payment that waits for the rest. `free`: nothing was made of the money yet. */
async function lock(tx: Tx, id: number): Promise<{ orderId: number; found: Found }> {
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
    select r.payment_id, r.amount, r.currency, r.value_on, r.reference, r.remitter, r.transfer_id, r.entry_id,
      p.state <> 'review' as counts,
      r.reversed_at is null and r.source in ('staff', 'statement') and p.state <> 'succeeded' and p.received >= r.amount
        and not exists (select from refunds f where f.payment_id = p.id and f.state = 'succeeded') as free
    from bank_receipts r join payments p on p.id = r.payment_id where r.id = ${id}`.execute(tx);
  if (!found) throw new Refusal('receipt-not-found');
  return { orderId: known.order_id, found };
}

/** Money that was to be sent back never came: neither does it go. */
async function dropRefund(tx: Tx, paymentId: number, now: Date): Promise<void> {
  await sql`
    update refunds set state = 'failed', problem = 'reversed', ended_at = ${now}
    where payment_id = ${paymentId} and state = 'pending'`.execute(tx);
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
