// What became of a payment at Iyzico, by its books: refunds and cancellations of whoever made them.
// It sends no notices of those.
import { minorOf } from '#base/currency.ts';
import {
  GatewayProblem,
  type Aftermath,
  type PaymentToFind,
  type GatewayRefund,
} from '#market/payments/gateways/gateway.ts';
import type { Iyzico } from '#outside/gateways/iyzico/iyzico-client.ts';
import { reportedBy, type ReportedRefund } from '#outside/gateways/iyzico/iyzico-report.ts';

const DONE = 1;

/**
 * Iyzico says no total but that all of it went back. Its books run some seconds behind: what stands
 * in them is true, what does not may come.
 */
export async function followPayment(iyzico: Iyzico, known: PaymentToFind): Promise<Aftermath> {
  const { providerPaymentRef: paymentId } = known;
  if (!paymentId) throw new GatewayProblem('rejected', 'no reference');
  const { payments } = await reportedBy(iyzico, { paymentId });
  const payment = payments.find((one) => one.paymentId === paymentId);
  if (!payment) throw new GatewayProblem('unavailable', 'not in the books');
  const made = [...payment.cancels, ...payment.itemTransactions.flatMap(({ refunds }) => refunds)];
  const whole =
    payment.paymentRefundStatus?.trim() === 'TOTALLY_REFUNDED'
      ? minorOf(payment.paidPrice, known.amount.exponent)
      : null;
  // it has no call for disputes: staff write them down
  return {
    returned: whole,
    refunds: made.map((one, at) => toRefund(one, known, at)),
    disputes: [],
  };
}

/** One that was made at its own pages has a number of its own, or at least a place in the list. */
function toRefund(
  { refundTxId, refundConversationId: key, refundPrice, refundStatus }: ReportedRefund,
  { providerPaymentRef, amount }: PaymentToFind,
  at: number,
): GatewayRefund {
  const minor = minorOf(refundPrice, amount.exponent);
  if (minor === null) throw new GatewayProblem('malformed', 'amount');
  return {
    providerRef: refundTxId || `${providerPaymentRef}-${at}`,
    key: key ?? null,
    amount: minor,
    state: refundStatus === DONE ? 'succeeded' : 'pending',
  };
}
