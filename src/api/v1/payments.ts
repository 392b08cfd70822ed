import { lookAtOrder } from '#market/payments/look-at-order.ts';
import { beginPayment } from '#market/payments/begin-payment.ts';
import { decideReview } from '#market/payments/decide-review.ts';
import { lookAtPayment } from '#market/payments/look.ts';
import { readPayMethods, savePayMethod } from '#market/payments/pay-methods.ts';
import { readOnePayment, readPayments, readRefund, readRefunds, readTransfer, readTransfers } from '#market/payments/read-payments.ts';
import { refundOrder } from '#market/payments/refund-order.ts';
import { markRefunded } from '#market/payments/send-refund.ts';
import { acceptTransfer, fileTransfer, refuseTransfer } from '#market/payments/transfers.ts';
import { Refusal } from '#base/refusal.ts';
import type { Visit } from '#visit.ts';
import { apiUrl, iyzicoOf, open, openKindly } from '#api/open-kindly.ts';
import type { Handlers } from '#api/v1/handlers.ts';

type Calls = 'orderPay' | 'orderPaymentDone' | 'orderTransaction' | 'adminPayMethods' | 'adminSavePayMethod' | 'adminPayments' | 'adminLookAtPayment' | 'adminDecidePayment' | 'adminRefunds' | 'adminRefund' | 'adminRefundDone' | 'adminTransfers' | 'adminAcceptTransfer' | 'adminRefuseTransfer';

const begin = ({ write, shopper, shop, house }: Visit, orderId: number, method: number) => write((tx) => beginPayment(tx, shopper(), shop, house.gateways, { orderId, method }));

export const payments: Pick<Handlers, Calls> = {
  orderPay: async (visit, { id, order_method: method }) => ({ id, order_method: method, payment_done: 0, action: await open(visit, await begin(visit, id, method)) }),
  orderPaymentDone: async (visit, { id, order_method: method }) => {
    const { house, shop, shopper } = visit;
    if (await lookAtOrder(house.db, shop, house.gateways, shopper(), id)) return { payment_done: 1, action: null };
    const opened = await openKindly(visit, await begin(visit, id, method));
    return { payment_done: 0, action: opened.action, ...iyzicoOf(method, opened) };
  },
  orderTransaction: async ({ write, shopper }, { id, trans_id, bank_name, account_name, account_number, branch_name }) => {
    await write((tx) => fileTransfer(tx, shopper(), { orderId: id, transId: trans_id, bankName: bank_name, accountName: account_name, accountNumber: account_number, branchName: branch_name }));
    return true;
  },
  adminPayMethods: async (visit) => {
    await visit.staff('money');
    return readPayMethods(visit.reading.db, visit.house.vault, visit.shop, apiUrl(visit));
  },
  adminSavePayMethod: async (visit, input) => {
    const { house, shop } = visit, actor = await visit.staff('money');
    await savePayMethod(house.db, house.vault, house.gateways, shop, actor, input);
    const saved = (await readPayMethods(house.db, house.vault, shop, apiUrl(visit))).find(({ method }) => method === input.method);
    if (!saved) throw new Refusal('method-unavailable');
    return saved;
  },
  adminPayments: async ({ reading, staff }, input) => { await staff('refunds'); return readPayments(reading.db, input); },
  adminLookAtPayment: async ({ house, shop, staff, reading }, { id }) => {
    await staff('refunds', 'payment-not-found');
    await lookAtPayment(house.db, shop, house.gateways, { id });
    return readOnePayment(reading.db, id);
  },
  adminDecidePayment: async ({ write, staff }, { id, ...decided }) => {
    const actor = await staff('refunds', 'payment-not-found');
    return write(async (tx) => { await decideReview(tx, actor, id, decided); return readOnePayment(tx, id); });
  },
  adminRefunds: async ({ reading, staff }, input) => { await staff('refunds'); return readRefunds(reading.db, input); },
  adminRefund: async ({ write, staff }, input) => {
    const actor = await staff('refunds', 'order-not-found');
    return write(async (tx) => readRefund(tx, await refundOrder(tx, actor, input)));
  },
  adminRefundDone: async ({ write, staff }, { id, reference }) => {
    const actor = await staff('refunds', 'refund-not-found');
    return write(async (tx) => { await markRefunded(tx, actor, id, reference); return readRefund(tx, id); });
  },
  adminTransfers: async ({ reading, staff }, input) => { await staff('refunds'); return readTransfers(reading.db, input); },
  adminAcceptTransfer: async ({ write, staff }, { id }) => {
    const actor = await staff('refunds', 'transfer-not-found');
    return write(async (tx) => { await acceptTransfer(tx, actor, id); return readTransfer(tx, id); });
  },
  adminRefuseTransfer: async ({ write, staff }, { id, reason }) => {
    const actor = await staff('refunds', 'transfer-not-found');
    return write(async (tx) => { await refuseTransfer(tx, actor, id, reason); return readTransfer(tx, id); });
  },
};
