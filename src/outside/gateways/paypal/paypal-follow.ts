// Refunds and disputes of a payment at PayPal, whoever made them.
import { z } from 'zod';
import {
  GatewayProblem,
  type Aftermath,
  type PaymentToFind,
  type GatewayRefund,
} from '#market/payments/gateways/gateway.ts';
import type { Answer } from '#outside/gateways/ask-gateway.ts';
import { fromMoney } from '#outside/gateways/paypal/paypal-amounts.ts';
import { saysNo, type Send } from '#outside/gateways/paypal/paypal-client.ts';
import { listDisputes } from '#outside/gateways/paypal/paypal-disputes.ts';
import { refundStates } from '#outside/gateways/paypal/paypal-refunds.ts';
import { pathPart } from '#outside/gateways/path-part.ts';
import { understand } from '#outside/gateways/gateway-answer.ts';
import { unlessRefused } from '#outside/gateways/unless-refused.ts';

const money = z.object({ currency_code: z.string(), value: z.string() });
const refund = z.object({
  id: z.string(),
  status: z.string(),
  amount: money.nullish(),
  custom_id: z.string().nullish(),
});
const order = z.object({
  purchase_units: z.array(
    z.object({ payments: z.object({ refunds: z.array(refund).nullish() }).nullish() }),
  ),
});
const capture = z.object({ status: z.string(), amount: money });
const NOT_THERE = 404;

/**
 * Refunds and disputes of a payment. PayPal gives no total. If it no longer has the order, its
 * capture only says whether everything was refunded. If the app may not see disputes, there are
 * none. Throws a GatewayProblem.
 */
export async function followOrder(ask: Send, known: PaymentToFind): Promise<Aftermath> {
  const refunded = await refundsOf(ask, known);
  const ref = known.providerPaymentRef;
  return { ...refunded, disputes: ref ? await unlessRefused(listDisputes(ask, ref)) : [] };
}

async function refundsOf(ask: Send, known: PaymentToFind): Promise<Omit<Aftermath, 'disputes'>> {
  const answer = await ask(`/v2/checkout/orders/${pathPart(known.providerRef)}`);
  if (answer.status === NOT_THERE) return { returned: await returnedOf(ask, known), refunds: [] };
  const refunds = read(order, answer).purchase_units.flatMap(
    ({ payments }) => payments?.refunds ?? [],
  );
  return { returned: null, refunds: refunds.map(toRefund) };
}

async function returnedOf(
  ask: Send,
  { providerPaymentRef }: PaymentToFind,
): Promise<number | null> {
  const { status, amount } = read(
    capture,
    await ask(`/v2/payments/captures/${pathPart(providerPaymentRef)}`),
  );
  return status === 'REFUNDED' ? minorOf(amount) : null;
}

const toRefund = ({
  id,
  status,
  amount,
  custom_id: key,
}: z.infer<typeof refund>): GatewayRefund => ({
  providerRef: id,
  key: key ?? null,
  amount: minorOf(amount),
  state: refundStates[status] ?? 'pending',
});

function minorOf(sum: z.infer<typeof money> | null | undefined): number {
  const amount = sum ? fromMoney(sum) : null;
  if (!amount) throw new GatewayProblem('malformed', 'amount');
  return amount.minor;
}

function read<T>(shape: z.ZodType<T>, answer: Answer): T {
  if (answer.status !== 200) throw saysNo(answer);
  return understand(shape, answer.body);
}
