import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { orderMethod } from '#contract/constants.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { payBy } from '#market/orders/pay-by.ts';
import { maySwitchMethod } from '#market/orders/payment-rule.ts';
import { endOpen } from '#market/payments/end-open-payments.ts';
import { withFee } from '#market/pricing/totals.ts';
import type { PaymentMethod } from '#market/settings/payment-method.ts';

type Parcel = { id: number; status: number; total: number; fee: number; cancelled: boolean };

/**
 * Gives an order another payment method, with that method's fee and deadline. When the new method
 * is cash, payment pages that were left open are ended, because the goods may leave before somebody
 * pays there. Refuses 'method-fixed' once a store has begun with one of the parcels.
 */
export async function switchMethod(
  tx: Tx,
  order: { id: number; order_method: number },
  paymentMethod: Pick<PaymentMethod, 'method' | 'fee'>,
  now: Date,
): Promise<void> {
  if (order.order_method === paymentMethod.method) return;
  const { rows: parcels } = await sql<Parcel>`
    select id, status, total, fee, cancelled_at is not null as cancelled
    from parcels
    where order_id = ${order.id}
    order by id
    for update
  `.execute(tx);
  if (!maySwitchMethod(parcels)) throw new Refusal('method-fixed');
  const live = parcels.filter(({ cancelled }) => !cancelled);
  const shared = withFee(
    paymentMethod.fee,
    live.map(({ id, total, fee }) => ({ id, total: total - fee })),
  );
  for (const { id, fee, total } of shared) {
    await tx
      .updateTable('parcels')
      .set({ fee, total, updated_at: now })
      .where('id', '=', id)
      .execute();
  }
  await sql`
    update orders o
    set order_method = ${paymentMethod.method}, pay_by = ${payBy(paymentMethod.method, now)},
      fee = s.fee, total = s.total
    from (
      select sum(fee)::bigint as fee, sum(total)::bigint as total
      from parcels
      where order_id = ${order.id}
    ) s
    where o.id = ${order.id}
  `.execute(tx);
  await record(tx, 'method-switched', { order: order.id });
  if (paymentMethod.method === orderMethod.cashOnDelivery) await endOpen(tx, order.id);
}
