import type { PaymentToFind, Outcome } from '#market/payments/gateways/gateway.ts';
import { isDone, issueOf, saysNo, type Send } from '#outside/gateways/paypal/paypal-client.ts';
import {
  pathOf,
  paypalOrder,
  readOrder,
  toOutcome,
} from '#outside/gateways/paypal/paypal-order.ts';
import { understand } from '#outside/gateways/gateway-answer.ts';

/** PayPal's answers to a capture when the shopper cannot pay this way. */
const DECLINED = new Set([
  'INSTRUMENT_DECLINED',
  'TRANSACTION_REFUSED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'COMPLIANCE_VIOLATION',
  'TRANSACTION_LIMIT_EXCEEDED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'PAYEE_BLOCKED_TRANSACTION',
  'TRANSACTION_BLOCKED_BY_PAYEE',
  'DOMESTIC_TRANSACTION_REQUIRED',
]);
/**
 * Its answers when another request was faster, or the shopper has not finished: read the order
 * again.
 */
const ELSEWHERE = new Set([
  'ORDER_ALREADY_CAPTURED',
  'ORDER_NOT_APPROVED',
  'PAYER_ACTION_REQUIRED',
]);

/**
 * The outcome of a payment. Captures an order that the shopper has approved, on the return, a
 * notice or a check, whichever comes first; one request id makes them one capture. Does not capture
 * if the shop no longer wants the money, because PayPal keeps its fee on refunds. PayPal repeats
 * its answer to a request id for hours, so a capture after a decline gets a new one. Throws a
 * GatewayProblem.
 */
export async function settleOrder(ask: Send, known: PaymentToFind): Promise<Outcome> {
  const before = await readOrder(ask, known.providerRef);
  if (!before)
    return {
      state: 'expired',
      received: null,
      providerRef: known.providerRef,
      providerPaymentRef: null,
      echo: null,
      detail: 'gone',
    };
  if (before.status !== 'APPROVED') return toOutcome(before);
  if (!known.wanted) return { ...toOutcome(before), state: 'cancelled', detail: 'not wanted' };
  const again = known.declines > 0 ? `-${known.declines}` : '';
  const answer = await ask(`${pathOf(known.providerRef)}/capture`, {
    body: {},
    requestId: `${known.key}-capture${again}`,
  });
  if (isDone(answer)) return toOutcome(understand(paypalOrder, answer.body));
  const issue = issueOf(answer);
  if (DECLINED.has(issue)) return { ...toOutcome(before), state: 'failed', detail: issue };
  const after = ELSEWHERE.has(issue) ? await readOrder(ask, known.providerRef) : null;
  if (!after) throw saysNo(answer);
  return toOutcome(after);
}
