import type { Db, Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { closeOrder } from '#market/orders/cancel-order.ts';
import { closeParcels } from '#market/orders/close-parcels.ts';
import { waitsForStaff } from '#market/orders/order-money.ts';

const AT_ONCE = 100;

/** Closes the orders whose time to be paid is over: stock, sale quota and voucher go back. One that a buyer is just paying, or whose transfer is being looked at, waits for it. */
export async function closeUnpaid(db: Db, now = new Date()): Promise<void> {
  const due = await db.selectFrom('orders').select('id').where('pay_by', '<=', now).orderBy('pay_by').limit(AT_ONCE).execute();
  for (const { id } of due) await transaction(db, (tx) => closeOne(tx, id, now));
}

async function closeOne(tx: Tx, id: number, now: Date): Promise<void> {
  const order = await tx.selectFrom('orders').select(['paid_at', 'cancelled_at', 'created_at', 'pay_by']).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
  if (order.pay_by === null || order.pay_by > now) return;
  const waiting = await tx.selectFrom('payments as p').select('p.id').where('p.order_id', '=', id)
    .where((is) => is.or([is('p.state', '=', 'processing'), waitsForStaff])).executeTakeFirst()
    ?? await tx.selectFrom('transfers').select('id').where('order_id', '=', id).where('state', '=', 'waiting').executeTakeFirst();
  if (waiting && !order.cancelled_at) return;
  await tx.updateTable('orders').set({ pay_by: null }).where('id', '=', id).execute();
  if (order.paid_at || order.cancelled_at) return;
  const live = await tx.selectFrom('parcels').select('id').where('order_id', '=', id).where('cancelled_at', 'is', null).orderBy('id').forUpdate().execute();
  await closeOrder(tx, id, now);
  await closeParcels(tx, live.map((parcel) => parcel.id), order.created_at, { actor: 'staff', accountId: null, note: '' }, now);
  await tx.updateTable('payments').set({ state: 'expired', updated_at: now }).where('order_id', '=', id).where('state', '=', 'created').execute();
}
