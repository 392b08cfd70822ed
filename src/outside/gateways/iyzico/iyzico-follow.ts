// Refunds and cancellations of a payment in Iyzico's reports, whoever made them. It sends no
// notices of those.
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
 * Iyzico only says whether all of it was refunded. Its reports run some seconds behind: what they
 * list is true, but more may follow.
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

/** A refund made on Iyzico's own pages has its own number, or at least a position in the list. */
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
