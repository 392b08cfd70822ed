import { readAskedRefund } from '#market/approvals/read-approvals.ts';
import { refundOrAsk } from '#market/approvals/refund-or-ask.ts';
import { checkOrderPayments } from '#market/payments/check-order.ts';
import { beginPayment } from '#market/payments/begin-payment.ts';
import { decideReview } from '#market/payments/decide-review.ts';
import { checkPayment } from '#market/payments/check-payment.ts';
import { readPayMethods, savePayMethod } from '#market/payments/payment-methods.ts';
import {
  readOnePayment,
  readPayments,
  readRefund,
  readRefunds,
} from '#market/payments/read-payments.ts';
import { markRefunded } from '#market/payments/refunds/send-refund.ts';
import { Refusal } from '#base/refusal.ts';
import type { Visit } from '#hall/visit.ts';
import { apiUrl, iyzicoOf, open, startPayment } from '#api/start-payment.ts';
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

const begin = ({ write, shopper, market, services }: Visit, orderId: number, method: number) =>
  write((tx) => beginPayment(tx, shopper(), market, services.gateways, { orderId, method }));

export const payments: Pick<Handlers, Calls> = {
  orderPay: async (visit, { id, order_method: method }) => ({
    id,
    order_method: method,
    payment_done: 0,
    action: await open(visit, await begin(visit, id, method)),
  }),
  orderPaymentDone: async (visit, { id, order_method: method }) => {
    const { services, market, shopper } = visit;
    if (await checkOrderPayments(services.db, market, services.gateways, shopper(), id))
      return { payment_done: 1, action: null };
    const opened = await startPayment(visit, await begin(visit, id, method));
    return { payment_done: 0, action: opened.action, ...iyzicoOf(method, opened) };
  },
  adminPayMethods: async (visit) => {
    await visit.staff('money');
    return readPayMethods(visit.reading.db, visit.services, visit.market, apiUrl(visit));
  },
  adminSavePayMethod: async (visit, input) => {
    const { services, market } = visit;
    const actor = await visit.staff('money');
    await savePayMethod(services.db, services.vault, services.gateways, market, actor, input);
    const saved = (await readPayMethods(services.db, services, market, apiUrl(visit))).find(
      ({ method }) => method === input.method,
    );
    if (!saved) throw new Refusal('method-unavailable');
    return saved;
  },
  adminPayments: async ({ reading, staff }, input) => {
    await staff('refunds');
    return readPayments(reading.db, input);
  },
  adminLookAtPayment: async ({ services, market, staff, reading }, { id }) => {
    await staff('refunds', 'payment-not-found');
    await checkPayment(services.db, market, services.gateways, { id });
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
