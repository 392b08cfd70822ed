import { z } from 'zod';
import type { Notice } from '#market/payments/gateways/gateway.ts';
import { hexHmac, isSame } from '#outside/gateways/hmac.ts';
import { readJson } from '#outside/gateways/gateway-answer.ts';

const entityOf = <T extends z.ZodRawShape>(fields: T) =>
  z
    .object({ entity: z.object(fields) })
    .optional()
    .catch(undefined);
const notice = z.object({
  event: z.string().min(1).max(100),
  payload: z.object({
    payment: entityOf({ id: z.string(), order_id: z.string().nullish() }),
    order: entityOf({ id: z.string(), receipt: z.string().nullish() }),
    refund: entityOf({ id: z.string(), payment_id: z.string().nullish() }),
    dispute: entityOf({ payment_id: z.string().nullish() }),
  }),
});

/**
 * Reads a notice of Razorpay: signed over all of its bytes with the webhook secret, and numbered by
 * a header.
 */
export function readNotice(raw: Uint8Array, headers: Headers, secret: string): Notice | null {
  const eventId = headers.get('x-razorpay-event-id');
  if (
    !secret ||
    !isSame(hexHmac(secret, raw), headers.get('x-razorpay-signature')) ||
    !eventId ||
    !/^[\w.-]{1,100}$/.test(eventId)
  )
    return null;
  const read = notice.safeParse(readJson(raw));
  if (!read.success) return null;
  const {
    event,
    payload: { payment, order, refund, dispute },
  } = read.data;
  const paymentRef = payment?.entity.id ?? refund?.entity.payment_id ?? dispute?.entity.payment_id;
  const about = {
    providerRef: order?.entity.id ?? payment?.entity.order_id,
    key: order?.entity.receipt,
    providerPaymentRef: paymentRef,
    refundRef: refund?.entity.id,
  };
  return {
    eventId,
    kind: event,
    about: Object.fromEntries(Object.entries(about).filter(([, ref]) => ref)),
  };
}
