import { z } from 'zod';
import type { Notice } from '#market/payments/gateways/gateway.ts';
import { isSame } from '#outside/gateways/hmac.ts';
import { readJson } from '#outside/gateways/gateway-answer.ts';

const ref = z.union([z.number().int(), z.string().min(1)]).transform(String);
const notice = z.object({
  event: z.string().min(1).max(100),
  data: z.object({
    id: ref,
    tx_ref: z.string().optional().catch(undefined),
    tx_id: ref.optional().catch(undefined),
    status: z.string().max(100),
  }),
});

/**
 * Reads a notice of Flutterwave. Its header is a shared password, not a signature, so a notice is
 * never trusted: it only makes the shop check the payment.
 */
export function readNotice(raw: Uint8Array, headers: Headers, secretHash: string): Notice | null {
  if (!isSame(secretHash, headers.get('verif-hash'))) return null;
  const read = notice.safeParse(readJson(raw));
  if (!read.success) return null;
  const {
    event,
    data: { id, tx_ref: key, tx_id: transaction, status },
  } = read.data;
  const refund = event.startsWith('refund');
  const about = refund
    ? { key, refundRef: id, providerPaymentRef: transaction }
    : { key, providerPaymentRef: id };
  return {
    eventId: `${event}:${id}:${status}`.slice(0, 200),
    kind: event,
    about: Object.fromEntries(Object.entries(about).filter(([, one]) => one)),
  };
}
