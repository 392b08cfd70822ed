import { Refusal } from '#base/refusal.ts';
import { amountIn } from '#api/amount-in.ts';
import type { Handlers } from '#api/handler.ts';
import { claim } from '#api/claim.ts';
import { proofAmong } from '#api/sent-proof.ts';
import { iyzicoOf, open, startPayment } from '#api/start-payment.ts';
import { orderMethod } from '#contract/constants.ts';
import type { orderPaymentCalls } from '#contract/order-payment.ts';
import type { Visit } from '#hall/visit.ts';
import { findOwnOrder } from '#market/orders/find-own-order.ts';
import { beginPayment } from '#market/payments/begin-payment.ts';
import { checkOrderPayments } from '#market/payments/check-order-payments.ts';
import { fileTransfer } from '#market/payments/transfers/file-transfer.ts';

const begin = (
  { write, shopper, market, services: { gateways }, origin }: Visit,
  orderId: number,
  method: number,
) => write((tx) => beginPayment(tx, shopper(), { orderId, method, market, gateways, origin }));

const isPaid = ({ services, market, shopper }: Visit, orderId: number) =>
  checkOrderPayments(services.db, shopper(), { orderId, market, gateways: services.gateways });

const { razorpay, stripe, paypal, flutterwave } = orderMethod;
/**
 * Methods for which clients send an id after the shopper has paid in a window that the client
 * opened.
 */
const CLAIMED = new Set<number>([razorpay, stripe, paypal, flutterwave]);

export const orderPaymentHandlers: Handlers<typeof orderPaymentCalls> = {
  begin: async (visit, { id, order_method: method }) => ({
    id,
    order_method: method,
    payment_done: 0,
    action: await open(visit, await begin(visit, id, method)),
  }),
  done: async (visit, { id, order_method: method, payment_token: token }) => {
    const trouble = await claim(visit, { orderId: id, method, ref: token });
    if (await isPaid(visit, id)) return { payment_done: 1, action: null };
    if (trouble) throw trouble;
    if (token && CLAIMED.has(method)) throw new Refusal('payment-not-here');
    const opened = await startPayment(visit, await begin(visit, id, method));
    return { payment_done: 0, action: opened.action, ...iyzicoOf(method, opened) };
  },
  failed: async (visit, { id }) => ({ payment_done: (await isPaid(visit, id)) ? 1 : 0 }),
  tellTransfer: async ({ reading, write, shopper }, input) => {
    const buyer = shopper();
    await findOwnOrder(reading.db, buyer, input.id); // before any file is looked into
    const amount = await amountIn(reading.db, input.id, input.amount);
    const proof = await proofAmong(input.proof);
    const transfer = {
      orderId: input.id,
      transId: input.trans_id,
      bankName: input.bank_name,
      accountName: input.account_name,
      accountNumber: input.account_number,
      branchName: input.branch_name,
      paidOn: input.paid_on,
    };
    await write((tx) => fileTransfer(tx, buyer, { ...transfer, amount, proof }));
    return true;
  },
};
