// PayPal's order, as PayPal has it, and how a payment stands by it.
import { z } from 'zod';
import { GatewayProblem, type Outcome } from '#market/payments/gateways/gateway.ts';
import { fit } from '#outside/gateways/fit-text.ts';
import { fromMoney } from '#outside/gateways/paypal/paypal-amounts.ts';
import { isDone, saysNo, type Ask } from '#outside/gateways/paypal/paypal-asking.ts';
import { understand } from '#outside/gateways/gateway-answer.ts';

const id = z.string().regex(/^[\w-]{1,64}$/);
const money = z.object({ currency_code: z.string(), value: z.string() });
const capture = z.object({
  id,
  status: z.string(),
  amount: money,
  custom_id: z.string().nullish(),
  status_details: z.object({ reason: z.string().nullish() }).nullish(),
});
const unit = z.object({
  custom_id: z.string().nullish(),
  payments: z.object({ captures: z.array(capture).nullish() }).nullish(),
});
/** An order as PayPal answers it; all other fields are left behind. */
export const paypalOrder = z.object({
  id,
  status: z.string(),
  purchase_units: z.array(unit).min(1),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).nullish(),
});
export type PaypalOrder = z.infer<typeof paypalOrder>;

const NOT_THERE = 404;
/** How a capture stands; one that was refunded had the money. */
const captureStates: Record<string, Outcome['state']> = {
  COMPLETED: 'succeeded',
  PARTIALLY_REFUNDED: 'succeeded',
  REFUNDED: 'succeeded',
  PENDING: 'processing',
  DECLINED: 'failed',
  FAILED: 'failed',
};
const orderStates: Record<string, Outcome['state']> = {
  CREATED: 'sent',
  SAVED: 'sent',
  PAYER_ACTION_REQUIRED: 'sent',
  APPROVED: 'sent',
  VOIDED: 'cancelled',
};

/** The order at a path; null if PayPal has forgotten it. Throws a GatewayProblem. */
export async function readOrder(asked: Ask, path: string): Promise<PaypalOrder | null> {
  const answer = await asked(path);
  if (answer.status === NOT_THERE) return null;
  if (!isDone(answer)) throw saysNo(answer);
  return understand(paypalOrder, answer.body);
}

/** How a payment stands by its order. Throws a GatewayProblem, malformed, for an unknown status. */
export function toOutcome({
  id: providerRef,
  status,
  purchase_units: [first],
}: PaypalOrder): Outcome {
  const captures = first?.payments?.captures ?? [];
  const best = ['succeeded', 'processing', 'failed'].flatMap((state) =>
    captures.filter((one) => captureStates[one.status] === state),
  )[0];
  const state = best ? captureStates[best.status] : orderStates[status];
  if (!state) throw new GatewayProblem('malformed', fit(status, 40));
  return {
    state,
    received: best && state === 'succeeded' ? fromMoney(best.amount) : null,
    providerRef,
    providerPaymentRef: best?.id ?? null,
    echo: best?.custom_id ?? first?.custom_id ?? null,
    detail: fit(
      [status, best?.status, best?.status_details?.reason].filter(Boolean).join(' '),
      100,
    ),
  };
}
