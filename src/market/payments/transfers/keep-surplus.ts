import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import { orderMethod } from '#contract/constants.ts';
import type { Tx } from '#db/connect.ts';
import { writeSurplus } from '#market/ledger/write-surplus.ts';
import { moveReceipt } from '#market/payments/transfers/move-receipt.ts';

/**
 * Lets the market keep what a buyer transferred beyond the order's price (`surplus`, in minor
 * units): it is moved to the payment that paid the order, and booked as the market's. The caller
 * has locked the order. Refuses 'payment-unfit' if no transfer paid it.
 */
export async function keepSurplus(
  tx: Tx,
  { orderId, paymentId, surplus }: { orderId: number; paymentId: number; surplus: Money },
  now: Date,
): Promise<void> {
  const {
    rows: [paid],
  } = await sql<{ id: number }>`
    select id
    from payments
    where order_id = ${orderId}
      and state = 'succeeded'
      and method = ${orderMethod.bank}
    for update
  `.execute(tx);
  if (!paid) throw new Refusal('payment-unfit');
  const move = { orderId, from: paymentId, to: paid.id, amount: surplus, note: 'kept' };
  await moveReceipt(tx, move, now);
  await writeSurplus(tx, paid.id, surplus, now);
  await tx
    .updateTable('payments')
    .set({ state: 'failed', reason: 'kept', updated_at: now })
    .where('id', '=', paymentId)
    .execute();
  await tx
    .updateTable('orders')
    .set((row) => ({ paid: row('paid', '+', surplus) }))
    .where('id', '=', orderId)
    .execute();
}
