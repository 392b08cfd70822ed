import { z } from 'zod';
import { exponentOf, minorOf } from '#base/currency.ts';
import {
  GatewayProblem,
  type PaymentToFind,
  type Outcome,
} from '#market/payments/gateways/gateway.ts';
import type { Answer } from '#outside/gateways/ask-gateway.ts';
import { fit } from '#outside/gateways/fit-text.ts';
import { saysNo, type Send } from '#outside/gateways/flutterwave/flutterwave-client.ts';
import { understand } from '#outside/gateways/gateway-answer.ts';

/**
 * Each field is named: the answer also holds a token that could charge the card again, which must
 * never be stored.
 */
const transaction = z.object({
  id: z.number().int(),
  tx_ref: z.string(),
  amount: z.union([z.number(), z.string()]),
  currency: z.string(),
  status: z.string(),
  processor_response: z.string().nullish().catch(undefined),
  created_at: z.string().nullish().catch(undefined),
  customer: z.object({ email: z.string().nullish() }).nullish().catch(undefined),
});
export type Transaction = z.infer<typeof transaction>;
const verified = z.object({ status: z.literal('success'), data: transaction });
const message = z.object({ message: z.string() });
const states: Record<string, Outcome['state']> = {
  successful: 'succeeded',
  failed: 'failed',
  cancelled: 'cancelled',
};

/**
 * The outcome of the transaction that a browser named, if it belongs to this payment and was paid;
 * else null. Throws a GatewayProblem.
 */
export async function namedTransaction(
  twice: Send,
  known: PaymentToFind,
  id: string | undefined,
): Promise<Outcome | null> {
  if (!id || !/^\d{1,18}$/.test(id)) return null;
  const answer = await twice(`/transactions/${id}/verify`);
  const read = answer.status === 200 ? verified.safeParse(answer.body) : null;
  return read?.success &&
    read.data.data.tx_ref === known.key &&
    read.data.data.status === 'successful'
    ? toOutcome(known, read.data.data)
    : null;
}

/**
 * The transaction with this number; null if there is none. Throws a GatewayProblem, malformed, if
 * Flutterwave answers with another one.
 */
export async function readTransaction(twice: Send, id: string): Promise<Transaction | null> {
  const answer = await twice(`/transactions/${encodeURIComponent(id)}/verify`);
  if (isNone(answer)) return null;
  if (answer.status !== 200) throw saysNo(answer);
  const { data } = understand(verified, answer.body);
  if (String(data.id) !== id) throw new GatewayProblem('malformed', 'id');
  return data;
}

/**
 * The outcome of a payment, found by our own reference, or by its number if a client opened it.
 * Throws a GatewayProblem.
 */
export async function checkTransaction(twice: Send, known: PaymentToFind): Promise<Outcome> {
  const { key, providerRef: ref } = known;
  if (ref !== null && ref !== key) {
    const named = await readTransaction(twice, ref);
    if (!named) throw new GatewayProblem('malformed', 'gone');
    return { ...toOutcome(known, named), providerRef: ref };
  }
  const answer = await twice(
    `/transactions/verify_by_reference?tx_ref=${encodeURIComponent(known.key)}`,
  );
  if (isNone(answer))
    return {
      state: 'sent',
      received: null,
      providerRef: known.key,
      providerPaymentRef: null,
      echo: null,
      detail: '',
    };
  if (answer.status !== 200) throw saysNo(answer);
  return toOutcome(known, understand(verified, answer.body).data);
}

/** Until the shopper tries to pay, Flutterwave has no transaction. */
const isNone = ({ status, body }: Answer): boolean =>
  (status === 400 || status === 404) &&
  /no transaction was found/i.test(message.safeParse(body).data?.message ?? '');

function toOutcome(
  { key }: PaymentToFind,
  { id, tx_ref: echo, amount, currency, status, processor_response: response }: Transaction,
): Outcome {
  const exponent = exponentOf(currency);
  const minor = minorOf(amount, exponent);
  const state = states[status] ?? 'processing';
  return {
    state,
    received: state === 'succeeded' && minor !== null ? { minor, currency, exponent } : null,
    providerRef: key,
    providerPaymentRef: String(id),
    echo,
    detail: fit([status, state === 'failed' ? response : ''].filter(Boolean).join(' '), 100),
  };
}
