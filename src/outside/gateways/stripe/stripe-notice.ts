import { z } from 'zod';
import type { Notice } from '#market/payments/gateways/gateway.ts';
import { stripeLibrary } from '#outside/gateways/stripe/stripe-library.ts';

const TOLERANCE_S = 300;
const text = z.string().min(1).max(255).nullish().catch(undefined);
const event = z.object({
  id: z.string().regex(/^evt_\w{1,100}$/),
  type: z.string().min(1).max(100),
  data: z.object({
    object: z.object({
      id: text,
      object: z.string(),
      client_reference_id: text,
      payment_intent: text,
    }),
  }),
});

/**
 * Reads a notice of Stripe: signed with its time over all of its bytes, and at most five minutes
 * old. While a secret is being rotated there are two signatures, and one that matches is enough.
 */
export async function readNotice(
  raw: Uint8Array,
  headers: Headers,
  secret: string,
  now: Date,
): Promise<Notice | null> {
  const header = headers.get('stripe-signature');
  if (!secret || !header || !/^t=\d{1,12}(,v\d=[0-9a-f]{1,128}){1,8}$/.test(header)) return null;
  const read = event.safeParse(await constructed(raw, header, secret, now));
  if (!read.success) return null;
  const {
    id: eventId,
    type: kind,
    data: {
      object: { id, object, client_reference_id: key, payment_intent: intent },
    },
  } = read.data;
  const about = {
    providerRef: object === 'checkout.session' ? id : null,
    key,
    providerPaymentRef: object === 'payment_intent' ? id : intent,
    refundRef: object === 'refund' ? id : null,
  };
  return {
    eventId,
    kind,
    about: Object.fromEntries(Object.entries(about).filter(([, ref]) => ref)),
  };
}

/** The signed event; null when the signature is wrong or too old. */
async function constructed(
  raw: Uint8Array,
  header: string,
  secret: string,
  now: Date,
): Promise<unknown> {
  const { webhooks } = await stripeLibrary();
  try {
    return webhooks.constructEvent(
      Buffer.from(raw),
      header,
      secret,
      TOLERANCE_S,
      undefined,
      now.getTime(),
    );
  } catch {
    return null;
  }
}
