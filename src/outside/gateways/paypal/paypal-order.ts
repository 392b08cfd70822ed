// PayPal's order, and the outcome of a payment by it.
import { z } from 'zod';
import { GatewayProblem, type Outcome } from '#market/payments/gateways/gateway.ts';
import { fit } from '#outside/gateways/fit-text.ts';
import { fromMoney } from '#outside/gateways/paypal/paypal-amounts.ts';
import { isDone, saysNo, type Send } from '#outside/gateways/paypal/paypal-client.ts';
import { understand } from '#outside/gateways/gateway-answer.ts';
import { pathPart } from '#outside/gateways/path-part.ts';

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
  amount: money.nullish(),
  payee: z.object({ merchant_id: z.string().nullish() }).nullish(),
  payment_instruction: z.object({ platform_fees: z.array(z.unknown()).nullish() }).nullish(),
  payments: z.object({ captures: z.array(capture).nullish() }).nullish(),
});
/** An order in PayPal's answer; drops all other fields. */
export const paypalOrder = z.object({
  id,
  intent: z.string().nullish(),
  status: z.string(),
  create_time: z.string().nullish(),
  purchase_units: z.array(unit).min(1),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).nullish(),
});
export type PaypalOrder = z.infer<typeof paypalOrder>;

const NOT_THERE = 404;
/** The states of a capture; a refunded one was paid. */
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

/** The path of the order with a number. Throws a GatewayProblem (rejected) without one. */
export const pathOf = (ref: string | null): string => `/v2/checkout/orders/${pathPart(ref)}`;

/**
 * The order with a number; null if PayPal no longer has it. Throws a GatewayProblem, malformed, if
 * it answers with another one.
 */
export async function readOrder(ask: Send, ref: string | null): Promise<PaypalOrder | null> {
  const answer = await ask(pathOf(ref));
  if (answer.status === NOT_THERE) return null;
  if (!isDone(answer)) throw saysNo(answer);
  const order = understand(paypalOrder, answer.body);
  if (order.id !== ref) throw new GatewayProblem('malformed', 'id');
  return order;
}

/**
 * The outcome of a payment by its order. Throws a GatewayProblem, malformed, for an unknown status.
 */
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
