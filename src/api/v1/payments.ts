import { readAskedRefund } from '#market/approvals/read-approvals.ts';
import { refundOrAsk } from '#market/approvals/refund-or-ask.ts';
import { lookAtOrder } from '#market/payments/look-at-order.ts';
import { beginPayment } from '#market/payments/begin-payment.ts';
import { decideReview } from '#market/payments/decide-review.ts';
import { lookAtPayment } from '#market/payments/look.ts';
import { readPayMethods, savePayMethod } from '#market/payments/pay-methods.ts';
import {
  readOnePayment,
  readPayments,
  readRefund,
  readRefunds,
} from '#market/payments/read-payments.ts';
import { markRefunded } from '#market/payments/send-refund.ts';
import { Refusal } from '#base/refusal.ts';
import type { Visit } from '#visit.ts';
import { apiUrl, iyzicoOf, open, openKindly } from '#api/open-kindly.ts';
import type { Handlers } from '#api/v1/handlers.ts';

type Calls =
  | 'orderPay'
  | 'orderPaymentDone'
  | 'adminPayMethods'
  | 'adminSavePayMethod'
  | 'adminPayments'
  | 'adminLookAtPayment'
  | 'adminDecidePayment'
  | 'adminRefunds'
  | 'adminRefund'
  | 'adminRefundDone';

const begin = ({ write, shopper, shop, house }: Visit, orderId: number, method: number) =>
  write((tx) => beginPayment(tx, shopper(), shop, house.gateways, { orderId, method }));

export const payments: Pick<Handlers, Calls> = {
  orderPay: async (visit, { id, order_method: method }) => ({
    id,
    order_method: method,
    payment_done: 0,
    action: await open(visit, await begin(visit, id, method)),
  }),
  orderPaymentDone: async (visit, { id, order_method: method }) => {
    const { house, shop, shopper } = visit;
    if (await lookAtOrder(house.db, shop, house.gateways, shopper(), id))
      return { payment_done: 1, action: null };
    const opened = await openKindly(visit, await begin(visit, id, method));
    return { payment_done: 0, action: opened.action, ...iyzicoOf(method, opened) };
  },
  adminPayMethods: async (visit) => {
    await visit.staff('money');
    return readPayMethods(visit.reading.db, visit.house, visit.shop, apiUrl(visit));
  },
  adminSavePayMethod: async (visit, input) => {
    const { house, shop } = visit;
    const actor = await visit.staff('money');
    await savePayMethod(house.db, house.vault, house.gateways, shop, actor, input);
    const saved = (await readPayMethods(house.db, house, shop, apiUrl(visit))).find(
      ({ method }) => method === input.method,
    );
    if (!saved) throw new Refusal('method-unavailable');
    return saved;
  },
  adminPayments: async ({ reading, staff }, input) => {
    await staff('refunds');
    return readPayments(reading.db, input);
  },
  adminLookAtPayment: async ({ house, shop, staff, reading }, { id }) => {
    await staff('refunds', 'payment-not-found');
    await lookAtPayment(house.db, shop, house.gateways, { id });
    return readOnePayment(reading.db, id);
  },
  adminDecidePayment: async ({ write, staff }, { id, ...decided }) => {
    const actor = await staff('refunds', 'payment-not-found');
    return write(async (tx) => {
      await decideReview(tx, actor, id, decided);
      return readOnePayment(tx, id);
    });
  },
  adminRefunds: async ({ reading, staff }, input) => {
    await staff('refunds');
    return readRefunds(reading.db, input);
  },
  adminRefund: async ({ write, staff }, input) => {
    const actor = await staff('refunds', 'order-not-found');
    return write(async (tx) => {
      const { refund, waiting } = await refundOrAsk(tx, actor, input);
      return waiting === null
        ? { ...(await readRefund(tx, refund)), waiting }
        : readAskedRefund(tx, actor, waiting);
    });
  },
  adminRefundDone: async ({ write, staff }, { id, reference }) => {
    const actor = await staff('refunds', 'refund-not-found');
    return write(async (tx) => {
      await markRefunded(tx, actor, id, reference);
      return readRefund(tx, id);
    });
  },
};
