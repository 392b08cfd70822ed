import { askOrderMail } from '#market/orders/ask-order-mail.ts';
import { cancelOrder } from '#market/orders/cancel-order.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { findCancellation } from '#market/orders/find-cancellation.ts';
import { amountText } from '#market/orders/order.ts';
import { placeOrder } from '#market/orders/place-order.ts';
import { readOrder, readOrders, trackOrder } from '#market/orders/read-orders.ts';
import { ownerOf } from '#market/settings/actor.ts';
import type { Handlers } from '#api/v1/handlers.ts';

export const orders: Pick<Handlers, 'orderAction' | 'orderByUser' | 'sendOrderEmail' | 'trackOrder' | 'cancelOrder' | 'cancelParcel' | 'findCancellation'> = {
  orderAction: async ({ write, buyer, shop }, input) => {
    const shopper = buyer();
    const order = await write((tx) => placeOrder(tx, shopper, shop, { method: input.order_method, voucher: input.voucher || undefined, idempotencyKey: input.idempotency_key || undefined }));
    return { id: order.id, order: order.code, order_method: order.order_method, currency: order.currency, voucher_id: order.voucher_id, ...ownerOf(shopper.key), user_address_id: order.user_address_id,
      created_at: order.created_at.toISOString(), updated_at: order.updated_at.toISOString(), amount: amountText(order.total, shop.currency_exponent) };
  },
  orderByUser: ({ reading, shopper }, input) => (input.order_id === null ? readOrders(reading.db, shopper(), input) : readOrder(reading.db, shopper(), input.order_id)),
  sendOrderEmail: async ({ write, shopper }, { id }) => { await write((tx) => askOrderMail(tx, shopper(), id)); return true; },
  trackOrder: ({ reading, language, timeZone }, { tracking_id }) => trackOrder(reading.db, tracking_id, language, timeZone),
  cancelOrder: async ({ write, shopper }, { order_id, title, message }) => {
    await write((tx) => cancelOrder(tx, shopper(), { orderId: order_id, title, message }));
    return { result: { cancelled: true, order_id } };
  },
  cancelParcel: async ({ write, shopper }, { parcel_id, title, message }) => {
    await write((tx) => cancelParcel(tx, shopper(), { parcelId: parcel_id, title, message }));
    return { result: { cancelled: true, parcel_id } };
  },
  findCancellation: ({ reading, shopper }, { id }) => findCancellation(reading.db, shopper(), id),
};
