import { orderMethod } from '#contract/constants.ts';
import { askOrderMail } from '#market/orders/ask-order-mail.ts';
import { cancelOrder } from '#market/orders/cancel-order.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { findCancellation } from '#market/orders/find-cancellation.ts';
import { amountText } from '#market/orders/order.ts';
import { placeOrder } from '#market/orders/place-order.ts';
import { readOrder, readOrders, trackOrder } from '#market/orders/read-orders.ts';
import { beginPayment } from '#market/payments/begin-payment.ts';
import { ownerOf } from '#market/settings/actor.ts';
import { iyzicoOf, startPayment, tokenOf } from '#api/start-payment.ts';
import type { Handlers } from '#api/v1/handlers.ts';

export const orders: Pick<
  Handlers,
  | 'orderAction'
  | 'orderByUser'
  | 'sendOrderEmail'
  | 'trackOrder'
  | 'cancelOrder'
  | 'cancelParcel'
  | 'findCancellation'
> = {
  orderAction: async (visit, input) => {
    const { write, buyer, market, services } = visit;
    const shopper = buyer();
    const { order, begun } = await write(async (tx) => {
      const placed = await placeOrder(tx, shopper, market, {
        method: input.order_method,
        voucher: input.voucher || undefined,
        idempotencyKey: input.idempotency_key || undefined,
      });
      return {
        order: placed,
        begun:
          placed.paid || placed.order_method === orderMethod.cashOnDelivery
            ? null
            : await beginPayment(tx, shopper, market, services.gateways, {
                orderId: placed.id,
                method: placed.order_method,
              }),
      };
    });
    const opened = begun ? await startPayment(visit, begun) : null;
    return {
      id: order.id,
      name: order.name,
      email: order.email,
      payment_done: order.paid ? 1 : 0,
      payment_token: tokenOf(opened),
      action: opened?.action ?? null,
      ...iyzicoOf(order.order_method, opened),
      order: order.code,
      order_method: order.order_method,
      currency: order.currency,
      voucher_id: order.voucher_id,
      ...ownerOf(shopper.key),
      user_address_id: order.user_address_id,
      created_at: order.created_at.toISOString(),
      updated_at: order.updated_at.toISOString(),
      amount: amountText(order.total, market.currency_exponent),
    };
  },
  orderByUser: ({ reading, shopper }, input) =>
    input.order_id === null
      ? readOrders(reading.db, shopper(), input)
      : readOrder(reading.db, shopper(), input.order_id),
  sendOrderEmail: async ({ write, shopper }, { id }) => {
    await write((tx) => askOrderMail(tx, shopper(), id));
    return true;
  },
  trackOrder: ({ reading, language, timeZone }, { tracking_id }) =>
    trackOrder(reading.db, tracking_id, language, timeZone),
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
