// Refunds and chargebacks of a payment at Flutterwave, whoever made them. It sends no notices of
// those.
import { z } from 'zod';
import { minorOf } from '#base/currency.ts';
import {
  GatewayProblem,
  type Aftermath,
  type PaymentToFind,
  type GatewayRefund,
} from '#market/payments/gateways/gateway.ts';
import { saysNo, type Send } from '#outside/gateways/flutterwave/flutterwave-client.ts';
import { listChargebacks } from '#outside/gateways/flutterwave/flutterwave-chargebacks.ts';
import { stateOf } from '#outside/gateways/flutterwave/flutterwave-refunds.ts';
import { understand } from '#outside/gateways/gateway-answer.ts';

const ref = z.union([z.number().int(), z.string().min(1)]).transform(String);
const refund = z.object({
  id: ref,
  tx_id: ref.optional().catch(undefined),
  transaction_id: ref.optional().catch(undefined),
  status: z.string(),
  amount_refunded: z.union([z.number(), z.string()]).nullish(),
  comments: z.string().nullish().catch(undefined),
});
const listed = z.object({ data: z.array(refund).nullish() });
const MOST_PAGES = 10;
/** Our key, which begins the comment of a refund. */
const KEY = /^ref_[A-Za-z0-9]{20,32}(?= |$)/;

/** Flutterwave gives no refunded total. */
export async function followTransaction(ask: Send, known: PaymentToFind): Promise<Aftermath> {
  const { providerPaymentRef: id, amount } = known;
  if (!id) throw new GatewayProblem('rejected', 'no reference');
  const refunds = await listRefunds(ask, id, amount.exponent);
  return { returned: null, refunds, disputes: await listChargebacks(ask, id, known) };
}

/**
 * The refunds of a transaction, in a currency with so many decimals. It asks Flutterwave for this
 * transaction alone, and filters the list in case it holds more. Throws a GatewayProblem.
 */
export async function listRefunds(
  ask: Send,
  id: string,
  exponent: number,
): Promise<GatewayRefund[]> {
  const refunds: GatewayRefund[] = [];
  for (let page = 1; page <= MOST_PAGES; page++) {
    const answer = await ask(`/refunds?id=${encodeURIComponent(id)}&page=${page}`);
    if (answer.status !== 200) throw saysNo(answer);
    const { data } = understand(listed, answer.body);
    if (!data?.length) break;
    refunds.push(
      ...data
        .filter((one) => (one.tx_id ?? one.transaction_id) === id)
        .map((one) => toRefund(one, exponent)),
    );
  }
  return refunds;
}

function toRefund(
  { id, status, amount_refunded: refunded, comments }: z.infer<typeof refund>,
  exponent: number,
): GatewayRefund {
  const minor = minorOf(refunded, exponent);
  if (minor === null) throw new GatewayProblem('malformed', 'amount');
  return {
    providerRef: id,
    key: KEY.exec(comments ?? '')?.[0] ?? null,
    amount: minor,
    state: stateOf(status),
  };
}
