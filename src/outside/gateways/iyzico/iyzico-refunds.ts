// Iyzico's refunds have no idempotency key. Ours is the conversation id, and a refund that Iyzico's
// reports list under it is not made again.
import { z } from 'zod';
import { decimalText } from '#base/currency.ts';
import {
  GatewayProblem,
  type PaymentToFind,
  type Refunded,
  type ToRefund,
} from '#market/payments/gateways/gateway.ts';
import type { Iyzico } from '#outside/gateways/iyzico/iyzico-client.ts';
import { reportedBy } from '#outside/gateways/iyzico/iyzico-report.ts';
import { isSigned } from '#outside/gateways/iyzico/iyzico-signing.ts';
import { understand } from '#outside/gateways/gateway-answer.ts';

const made = z.object({
  paymentId: z.coerce.string(),
  price: z.union([z.number(), z.string()]).nullish(),
  currency: z.string().nullish(),
  conversationId: z.string(),
  signature: z.string().nullish(),
});
const DONE = 1;
const SERVER = '127.0.0.1';

/**
 * Refunds, unless Iyzico's reports list a refund with this key. It sends one request only: after a
 * timeout the caller retries once the reports have caught up, and finds the refund there.
 */
export async function makeRefund(
  iyzico: Iyzico,
  known: PaymentToFind,
  { key, amount }: ToRefund,
): Promise<Refunded> {
  const { providerPaymentRef: paymentId } = known;
  const before = await reported(iyzico, known, key);
  if (before) return before;
  const response = await iyzico.post(
    '/v2/payment/refund',
    {
      locale: 'en',
      conversationId: key,
      paymentId,
      price: decimalText(amount.minor, amount.exponent),
      currency: amount.currency,
      ip: SERVER,
    },
    1,
  );
  if (response.status !== 'success') throw iyzico.saysNo(response);
  const answer = understand(made, response.body);
  if (answer.conversationId !== key || answer.paymentId !== paymentId || !isOwn(iyzico, answer))
    throw new GatewayProblem('malformed', 'signature');
  return { providerRef: key, state: 'succeeded' };
}

/** The state of a refund; pending while the reports do not list it. */
export const findRefund = async (
  iyzico: Iyzico,
  known: PaymentToFind,
  { key }: ToRefund,
): Promise<Refunded> =>
  (await reported(iyzico, known, key)) ?? { providerRef: key, state: 'pending' };

/**
 * The refund that Iyzico's reports list under this key. If they do not list even the payment,
 * nothing is certain.
 */
async function reported(
  iyzico: Iyzico,
  { providerPaymentRef: paymentId }: PaymentToFind,
  key: string,
): Promise<Refunded | null> {
  if (!paymentId) throw new GatewayProblem('rejected', 'no reference');
  const { payments } = await reportedBy(iyzico, { paymentId });
  const payment = payments.find((one) => one.paymentId === paymentId);
  if (!payment) throw new GatewayProblem('unavailable', 'not in the books');
  const found = payment.itemTransactions
    .flatMap(({ refunds }) => refunds)
    .find((refund) => refund.refundConversationId === key);
  return found
    ? { providerRef: key, state: found.refundStatus === DONE ? 'succeeded' : 'pending' }
    : null;
}

/**
 * Iyzico's page says that the amount is signed too, its own client's example that it is not: both
 * are its own.
 */
function isOwn(
  { keys: { secretKey } }: Iyzico,
  { paymentId, price, currency, conversationId, signature }: z.infer<typeof made>,
): boolean {
  return (
    isSigned(secretKey, [paymentId, price, currency, conversationId], signature) ||
    isSigned(secretKey, [paymentId, conversationId], signature)
  );
}
