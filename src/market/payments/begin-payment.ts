import { randomCode } from '#base/id.ts';
import { Refusal } from '#base/refusal.ts';
import { orderMethod } from '#contract/constants.ts';
import type { Tx } from '#db/connect.ts';
import { payBy } from '#market/orders/pay-by.ts';
import type { Gateways } from '#market/payments/gateways.ts';
import { takes } from '#market/payments/takes.ts';
import { withFee } from '#market/pricing/totals.ts';
import type { Shopper } from '#market/settings/actor.ts';
import { fitsOrder, isReady, type PayMethod } from '#market/settings/pay-method.ts';
import type { Shop } from '#market/settings/shop.ts';

/** What a gateway gives a shopper to pay within, at most: half a day. */
const PAGE_LASTS_MS = 12 * 3_600_000;

export type Begun = { orderId: number; /** The payment to open at its gateway; null where there is none: cash, and orders that cost nothing. */ paymentId: number | null };
type Order = { id: number; order_method: number; paid: number; paid_at: Date | null; cancelled_at: Date | null; currency: string; currency_exponent: number; country: string };

/**
 * Begins to pay one of the caller's orders by a method, the one it was placed with or another: its fee and total follow. What was begun the same way and is still open is answered again, so that pressing
 * twice makes one payment. Refuses 'order-not-found', 'order-cancelled', 'already-paid', 'method-unavailable'.
 */
export async function beginPayment(tx: Tx, shopper: Shopper, shop: Shop, gateways: Gateways, { orderId, method }: { orderId: number; method: number }, now = new Date()): Promise<Begun> {
  const order = await lockOrder(tx, shopper, orderId);
  if (order.cancelled_at) throw new Refusal('order-cancelled');
  if (order.paid_at || order.paid > 0) throw new Refusal('already-paid');             // also when the cash of one of its parcels was collected
  const way = shop.methods.find((one) => one.method === method);
  if (!way || !isReady(way)) throw new Refusal('method-unavailable');
  const amount = await switchMethod(tx, order, way, now);
  if (!fitsOrder(way, amount, order.country)) throw new Refusal('method-unavailable');
  if (method === orderMethod.cashOnDelivery || amount === 0) return { orderId, paymentId: null };
  const gateway = gateways.of(shop, method);
  if (method !== orderMethod.bank && (!gateway || takes(gateway, { minor: amount, currency: order.currency, exponent: order.currency_exponent }) !== null)) throw new Refusal('method-unavailable');
  const open = await tx.selectFrom('payments').select('id').where('order_id', '=', orderId).where('method', '=', method).where('amount', '=', amount).where('state', 'in', ['created', 'sent', 'processing'])
    .where('expires_at', '>', now).orderBy('id', 'desc').executeTakeFirst();
  if (open) return { orderId, paymentId: open.id };
  const { id } = await tx.insertInto('payments').values({ order_id: orderId, method, test_mode: way.test_mode, amount, currency: order.currency, exponent: order.currency_exponent, key: `pay_${randomCode()}${randomCode()}`,
    expires_at: method === orderMethod.bank ? payBy(method, now) ?? now : new Date(now.getTime() + PAGE_LASTS_MS) }).returning('id').executeTakeFirstOrThrow();
  return { orderId, paymentId: id };
}

async function lockOrder(tx: Tx, shopper: Shopper, orderId: number): Promise<Order> {
  const order = await tx.selectFrom('orders').select(['id', 'order_method', 'paid', 'paid_at', 'cancelled_at', 'currency', 'currency_exponent', 'address']).where('id', '=', orderId).where('shopper', '=', shopper.key).forUpdate().executeTakeFirst();
  if (!order) throw new Refusal('order-not-found');
  const country = typeof order.address === 'object' && order.address !== null && 'country' in order.address ? String(order.address.country) : '';
  return { ...order, country };
}

/** Gives an order another way to pay, with that way's fee and time; answers what its live parcels come to. */
async function switchMethod(tx: Tx, order: Order, { method, fee }: PayMethod, now: Date): Promise<number> {
  const parcels = await tx.selectFrom('parcels').select(['id', 'total', 'fee', 'cancelled_at']).where('order_id', '=', order.id).orderBy('id').forUpdate().execute();
  const live = parcels.filter(({ cancelled_at }) => cancelled_at === null);
  if (order.order_method === method) return live.reduce((sum, { total }) => sum + total, 0);
  const shared = withFee(fee, live.map(({ id, total, fee: before }) => ({ id, total: total - before })));
  for (const { id, fee: share, total } of shared) await tx.updateTable('parcels').set({ fee: share, total, updated_at: now }).where('id', '=', id).execute();
  const gone = parcels.filter(({ cancelled_at }) => cancelled_at !== null).reduce((sum, parcel) => ({ fee: sum.fee + parcel.fee, total: sum.total + parcel.total }), { fee: 0, total: 0 });
  const due = shared.reduce((sum, { total }) => sum + total, 0);
  await tx.updateTable('orders').set({ order_method: method, fee: gone.fee + fee, total: gone.total + due, pay_by: payBy(method, now) }).where('id', '=', order.id).execute();
  return due;
}
