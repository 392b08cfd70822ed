// A payment: one attempt to pay an order by one method. What may follow what, and what is believed.
import type { Amount, Outcome, PaymentState } from '#market/payments/gateways/gateway.ts';

const ended: readonly PaymentState[] = ['failed', 'cancelled', 'expired'];

export type Judged = { state: PaymentState; reason: string };

/** Whether nothing that a gateway says changes the payment any more. */
export const isFinal = (state: PaymentState): boolean =>
  state === 'succeeded' || state === 'review';

/**
 * How a payment that is not final stands after what the gateway said. One that failed, was
 * cancelled or expired may still succeed (gateways settle late), but not the reverse. Another
 * amount, currency or payment than was asked for goes to review, and never counts as paid. If the
 * gateway counts more than was asked for as paid (`surplusIsEnough`), the reason says so.
 */
export function judge(
  before: PaymentState,
  expected: Amount & { key: string },
  outcome: Outcome,
  surplusIsEnough = false,
): Judged {
  if (outcome.state !== 'succeeded')
    return {
      state: ended.includes(before) && !ended.includes(outcome.state) ? before : outcome.state,
      reason: outcome.detail,
    };
  const wrong = mismatch(expected, outcome, surplusIsEnough);
  return wrong
    ? { state: 'review', reason: wrong }
    : {
        state: 'succeeded',
        reason: outcome.received && outcome.received.minor > expected.minor ? 'surplus' : '',
      };
}

function mismatch(
  expected: Amount & { key: string },
  { received, echo }: Outcome,
  surplusIsEnough: boolean,
): string | null {
  if (echo !== null && echo !== expected.key) return 'another-payment';
  if (!received) return 'no-amount';
  if (received.currency !== expected.currency) return 'currency';
  if (received.minor < expected.minor || (received.minor > expected.minor && !surplusIsEnough))
    return 'amount';
  return null;
}
