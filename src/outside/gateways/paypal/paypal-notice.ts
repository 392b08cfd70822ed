import { verify, type KeyObject } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import type { Notice } from '#market/payments/gateways/gateway.ts';
import { readJson } from '#outside/gateways/gateway-answer.ts';

const ref = z
  .string()
  .regex(/^[\w-]{1,127}$/)
  .optional()
  .catch(undefined);
const resource = z.object({
  id: ref,
  custom_id: ref,
  purchase_units: z
    .array(z.object({ custom_id: ref }))
    .optional()
    .catch(undefined),
  supplementary_data: z
    .object({ related_ids: z.object({ order_id: ref, capture_id: ref }) })
    .optional()
    .catch(undefined),
  links: z
    .array(z.object({ rel: z.string(), href: z.string() }))
    .optional()
    .catch(undefined),
  disputed_transactions: z
    .array(z.object({ seller_transaction_id: ref }))
    .optional()
    .catch(undefined),
});
const SIGNATURE = /^[A-Za-z\d+/]{1,2000}={0,2}$/;
const notice = z.object({
  id: z.string().regex(/^[\w-]{1,100}$/),
  event_type: z.string().min(1).max(100),
  resource,
});

/**
 * Reads a notice of PayPal: signed with the key of a PayPal certificate, over the number and time
 * of the delivery, the shop's own webhook and a checksum of all bytes.
 */
export async function readNotice(
  raw: Uint8Array,
  headers: Headers,
  webhookId: string,
  keyAt: (address: string) => Promise<KeyObject | null>,
): Promise<Notice | null> {
  const header = (name: string) => headers.get(`paypal-${name}`) ?? '';
  const id = header('transmission-id');
  const time = header('transmission-time');
  const signature = header('transmission-sig');
  if (
    !webhookId ||
    !id ||
    !time ||
    !SIGNATURE.test(signature) ||
    header('auth-algo') !== 'SHA256withRSA'
  )
    return null;
  const key = await keyAt(header('cert-url'));
  if (
    !key ||
    !verify(
      'RSA-SHA256',
      Buffer.from(`${id}|${time}|${webhookId}|${crc32(raw)}`),
      key,
      Buffer.from(signature, 'base64'),
    )
  )
    return null;
  const read = notice.safeParse(readJson(raw));
  return read.success
    ? { eventId: read.data.id, kind: read.data.event_type, about: aboutOf(read.data) }
    : null;
}

function aboutOf({ event_type: kind, resource: content }: z.infer<typeof notice>): Notice['about'] {
  const {
    id,
    custom_id,
    purchase_units: units,
    supplementary_data: data,
    links,
    disputed_transactions: disputed,
  } = content;
  const related = data?.related_ids;
  const about = kind.startsWith('CHECKOUT.ORDER.')
    ? { providerRef: id, key: units?.[0]?.custom_id }
    : /^PAYMENT\.(REFUND\.|CAPTURE\.(REFUNDED|REVERSED))/.test(kind)
      ? {
          refundRef: id,
          providerRef: related?.order_id,
          providerPaymentRef: related?.capture_id ?? captureIn(links),
        }
      : kind.startsWith('CUSTOMER.DISPUTE.')
        ? { providerPaymentRef: disputed?.[0]?.seller_transaction_id }
        : kind.startsWith('PAYMENT.CAPTURE.')
          ? { providerPaymentRef: id, providerRef: related?.order_id, key: custom_id }
          : {};
  return Object.fromEntries(Object.entries(about).filter(([, one]) => one));
}

/** A refund names its capture only by a link. */
const captureIn = (links: { rel: string; href: string }[] = []): string | undefined =>
  /\/captures\/([\w-]+)$/.exec(links.find(({ rel }) => rel === 'up')?.href ?? '')?.[1];
