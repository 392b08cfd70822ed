import { orderMethod } from '#contract/constants.ts';
import type { Tx } from '#db/connect.ts';

/** Counts the cash of a parcel that was just delivered; with the last one its order is paid. Orders that were paid otherwise are left alone. The order is locked first by the caller. */
export async function collectCash(tx: Tx, orderId: number, parcelId: number, now: Date): Promise<void> {
  const order = await tx.selectFrom('orders').select(['order_method', 'paid_at']).where('id', '=', orderId).executeTakeFirstOrThrow();
  if (order.order_method !== orderMethod.cashOnDelivery || order.paid_at) return;
  const { total } = await tx.selectFrom('parcels').select('total').where('id', '=', parcelId).executeTakeFirstOrThrow();
  const left = await tx.selectFrom('parcels').select('id').where('order_id', '=', orderId).where('cancelled_at', 'is', null).where('status', '<', 5).limit(1).executeTakeFirst();
  await tx.updateTable('orders').set((row) => ({ paid: row('paid', '+', total), ...(left ? {} : { paid_at: now }) })).where('id', '=', orderId).execute();
}
