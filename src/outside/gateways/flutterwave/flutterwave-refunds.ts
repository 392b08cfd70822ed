// Flutterwave's refunds have no idempotency key. Ours goes into the comment, and a refund that
// carries it already is not made again.
import { z } from 'zod';
import { minorOf } from '#base/currency.ts';
import {
  GatewayProblem,
  type PaymentToFind,
  type Refunded,
  type ToRefund,
} from '#market/payments/gateways/gateway.ts';
import { fit } from '#outside/gateways/fit-text.ts';
import { saysNo, withAmount, type Send } from '#outside/gateways/flutterwave/flutterwave-client.ts';
import { understand } from '#outside/gateways/gateway-answer.ts';

const refund = z.object({
  id: z.union([z.number().int(), z.string().min(1)]).transform(String),
  status: z.string(),
});
const listed = z.object({
  data: z
    .array(
      refund.extend({
        tx_id: z.union([z.number(), z.string()]).transform(String),
        amount_refunded: z.union([z.number(), z.string()]).nullish(),
        comments: z.string().nullish().catch(undefined),
      }),
    )
    .nullish(),
});
const made = z.object({ data: refund });
/** How many pages of the list are searched: refunds of the last days are on the first ones. */
const MOST_PAGES = 5;
const BEFORE_MS = 3 * 86_400_000;

/**
 * Refunds, unless the list has a refund of this transaction with this key. It sends one request
 * only: after a timeout the caller retries, and finds the refund on the list.
 */
export async function makeRefund(
  once: Send,
  twice: Send,
  { providerPaymentRef: id }: PaymentToFind,
  wish: ToRefund,
): Promise<Refunded> {
  if (!id) throw new GatewayProblem('rejected', 'no reference');
  const { key, amount, reason } = wish;
  const known = await findMade(twice, id, wish);
  if (known) return known;
  const answer = await once(`/transactions/${encodeURIComponent(id)}/refund`, {
    method: 'POST',
    body: withAmount(amount, { comments: fit(`${key} ${reason}`, 200) }),
  });
  if (answer.status !== 200) throw saysNo(answer);
  return toRefunded(understand(made, answer.body).data);
}

/** The state of a refund. */
export async function findRefund(twice: Send, ref: string): Promise<Refunded> {
  const answer = await twice(`/refunds/${encodeURIComponent(ref)}`);
  if (answer.status !== 200) throw saysNo(answer);
  return toRefunded(understand(made, answer.body).data);
}

/**
 * A refund of the same amount without a key may be ours or not: staff have to look, and none is
 * made until then.
 */
async function findMade(
  twice: Send,
  transaction: string,
  { key, amount }: ToRefund,
): Promise<Refunded | null> {
  const from = new Date(Date.now() - BEFORE_MS).toISOString().slice(0, 10);
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await twice(`/refunds?from=${from}&page=${page}`);
    if (answer.status !== 200) throw saysNo(answer);
    const { data } = understand(listed, answer.body);
    const own = data?.filter(({ tx_id: id }) => id === transaction) ?? [];
    const found = own.find(({ comments }) => comments?.startsWith(key));
    if (found) return toRefunded(found);
    if (
      own.some(
        ({ comments, amount_refunded: refunded }) =>
          !comments && minorOf(refunded, amount.exponent) === amount.minor,
      )
    )
      throw new GatewayProblem('unavailable', 'a refund without a name');
    if (!data?.length) return null;
  }
  return null;
}

const toRefunded = ({ id, status }: z.infer<typeof refund>): Refunded => ({
  providerRef: id,
  state: stateOf(status),
});

/** `completed`, `completed-mpgs` and the like; `pending`; `failed` in several words. */
export function stateOf(status: string): Refunded['state'] {
  if (status.startsWith('completed') || status === 'successful') return 'succeeded';
  return /^failed|failed$|cancelled/.test(status) ? 'failed' : 'pending';
}
