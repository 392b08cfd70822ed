// Refunds and disputes of a payment at Stripe, whoever made them.
import type Stripe from 'stripe';
import { z } from 'zod';
import {
  GatewayProblem,
  type Aftermath,
  type PaymentToFind,
  type Refunded,
  type GatewayRefund,
} from '#market/payments/gateways/gateway.ts';
import { fromUnits } from '#outside/gateways/stripe/stripe-amounts.ts';
import { answerOf } from '#outside/gateways/stripe/stripe-client.ts';
import { listDisputes } from '#outside/gateways/stripe/stripe-disputes.ts';
import { understand } from '#outside/gateways/gateway-answer.ts';
import { unlessRefused } from '#outside/gateways/unless-refused.ts';

const intent = z.object({
  latest_charge: z.object({ amount_refunded: z.number().int(), currency: z.string() }).nullish(),
});
const refund = z.object({
  id: z.string().regex(/^\w+$/),
  amount: z.number().int(),
  currency: z.string(),
  status: z.string().nullable(),
  metadata: z.record(z.string(), z.string()).nullish(),
});
const listed = z.object({ data: z.array(refund), has_more: z.boolean().catch(false) });
const states: Record<string, Refunded['state']> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};
const A_PAGE = 100;
const MOST_PAGES = 10;

/**
 * Reads the total first and the list second, so that the list has everything that the total counts.
 */
export async function followIntent(
  client: Stripe,
  { providerPaymentRef: ref }: PaymentToFind,
): Promise<Aftermath> {
  if (!ref) throw new GatewayProblem('rejected', 'no reference');
  const { latest_charge: charge } = understand(
    intent,
    await answerOf(client.paymentIntents.retrieve(ref, { expand: ['latest_charge'] })),
  );
  const returned = charge ? minorOf(charge.amount_refunded, charge.currency) : null;
  const refunds = await listRefunds(client, ref);
  return { returned, refunds, disputes: await unlessRefused(listDisputes(client, ref)) };
}

async function listRefunds(client: Stripe, paymentIntent: string): Promise<GatewayRefund[]> {
  const found: GatewayRefund[] = [];
  for (let page = 0, after: string | undefined; page < MOST_PAGES; page++) {
    const response = understand(
      listed,
      await answerOf(
        client.refunds.list({
          payment_intent: paymentIntent,
          limit: A_PAGE,
          ...(after ? { starting_after: after } : {}),
        }),
      ),
    );
    found.push(
      ...response.data.map(({ id, amount, currency, status, metadata }) => ({
        providerRef: id,
        key: metadata?.key ?? null,
        amount: minorOf(amount, currency),
        state: states[status ?? ''] ?? 'pending',
      })),
    );
    after = response.data.at(-1)?.id;
    if (!response.has_more || !after) break;
  }
  return found;
}

function minorOf(units: number, currency: string): number {
  const amount = fromUnits(units, currency);
  if (!amount) throw new GatewayProblem('malformed', 'amount');
  return amount.minor;
}
