import { askOrderMail } from '#market/orders/ask-order-mail.ts';
import { cancelOrder } from '#market/orders/cancel-order.ts';
import { findCancellation } from '#market/orders/find-cancellation.ts';
import { amountText } from '#market/orders/order.ts';
import { placeOrder } from '#market/orders/place-order.ts';
import { readOrder, readOrders, trackOrder } from '#market/orders/read-orders.ts';
import type { Handlers } from '#api/v1/handlers.ts';

export const orders: Pick<Handlers, 'orderAction' | 'orderByUser' | 'sendOrderEmail' | 'trackOrder' | 'cancelOrder' | 'findCancellation'> = {
  orderAction: async ({ write, buyer, shop }, input) => {
    const guest = buyer();
    const order = await write((tx) => placeOrder(tx, guest, shop, { method: input.order_method, voucher: input.voucher || undefined, idempotencyKey: input.idempotency_key || undefined }));
    return { id: order.id, order: order.code, order_method: order.order_method, currency: order.currency, voucher_id: order.voucher_id, user_id: null, user_token: guest.token, user_address_id: order.user_address_id,
      created_at: order.created_at.toISOString(), updated_at: order.updated_at.toISOString(), amount: amountText(order.total, shop.currency_exponent) };
  },
  orderByUser: ({ reading, visitor }, input) => (input.order_id === null ? readOrders(reading.db, visitor(), input) : readOrder(reading.db, visitor(), input.order_id)),
  sendOrderEmail: async ({ write, visitor }, { id }) => { await write((tx) => askOrderMail(tx, visitor(), id)); return true; },
  trackOrder: ({ reading, language, timeZone }, { tracking_id }) => trackOrder(reading.db, tracking_id, language, timeZone),
  cancelOrder: async ({ write, visitor }, { order_id, title, message }) => {
    await write((tx) => cancelOrder(tx, visitor(), { orderId: order_id, title, message }));
    return { result: { cancelled: true, order_id } };
  },
  findCancellation: ({ reading, visitor }, { id }) => findCancellation(reading.db, visitor(), id),
};
