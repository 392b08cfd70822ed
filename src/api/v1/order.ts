import type { Handlers } from '#api/handler.ts';
import { iyzicoOf, startPayment, tokenOf } from '#api/start-payment.ts';
import { orderMethod } from '#contract/constants.ts';
import type { orderCalls } from '#contract/order.ts';
import { orderAgain } from '#market/orders/order-again.ts';
import { askOrderMail } from '#market/orders/ask-order-mail.ts';
import { openByLink } from '#market/orders/open-by-link.ts';
import { amountText } from '#market/orders/order.ts';
import { placeOrder } from '#market/orders/place-order.ts';
import { readOrder } from '#market/orders/read-order.ts';
import { readOrders } from '#market/orders/read-orders.ts';
import { beginPayment } from '#market/payments/begin-payment.ts';
import { ownerOf } from '#market/settings/actor.ts';

export const orderHandlers: Handlers<typeof orderCalls> = {
  action: async (visit, input) => {
    const { write, buyer, market, services, origin } = visit;
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
            : await beginPayment(tx, shopper, {
                orderId: placed.id,
                method: placed.order_method,
                market,
                gateways: services.gateways,
                origin,
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
  byUser: ({ reading, shopper }, input) =>
    input.order_id === null
      ? readOrders(reading.db, shopper(), input)
      : readOrder(reading.db, shopper(), input.order_id),
  find: ({ reading, shopper }, { id }) => readOrder(reading.db, shopper(), id),
  again: async ({ write, buyer, market }, { order_id }) => ({
    lines: await write((tx) => orderAgain(tx, buyer(), { orderId: order_id, market })),
  }),
  byLink: async ({ write, shopper }, { id, key }) => {
    await write((tx) => openByLink(tx, shopper(), { orderId: id, key }));
    return true;
  },
  sendEmail: async ({ write, shopper }, { id }) => {
    await write((tx) => askOrderMail(tx, shopper(), id));
    return true;
  },
};
