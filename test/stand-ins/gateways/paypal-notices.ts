// Notices of PayPal, signed with a certificate of its own.
import { randomUUID, sign } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Certificate } from './certificate.ts';
import { asDispute } from './paypal-disputes.ts';
import { asCapture, asOrder, asRefund, numbered } from './paypal-objects.ts';
import type { Books } from './paypal-reads.ts';
import type { Notice } from './stand-in.ts';

/** The signer of a notice, the time, and the webhook. */
export type Signing = { at: Date; certificate: Certificate; certUrl: string; webhookId: string };

/** A notice of an order, its capture, a refund or a dispute, depending on `ref`. */
export function signedNotice(books: Books, kind: string, ref: string, signing: Signing): Notice {
  const time = signing.at.toISOString().replace(/\.\d+/, '');
  const { resource_type, resource } = resourceOf(books, kind, ref);
  const id = randomUUID();
  const body = JSON.stringify({
    id: `WH-${numbered()}-${numbered()}`,
    event_version: '1.0',
    create_time: time,
    resource_type,
    resource_version: '2.0',
    event_type: kind,
    summary: kind,
    resource,
    links: [],
  });
  const signature = sign(
    'RSA-SHA256',
    Buffer.from(`${id}|${time}|${signing.webhookId}|${crc32(body)}`),
    signing.certificate.privateKey,
  ).toString('base64');
  return {
    body,
    headers: {
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signature,
      'paypal-cert-url': signing.certUrl,
      'paypal-auth-algo': 'SHA256withRSA',
    },
  };
}

/** The subject of a notice, and PayPal's name for its kind. */
function resourceOf({ orders, refunds, disputes, url }: Books, kind: string, ref: string) {
  const dispute = disputes.find(ref);
  const refund = refunds.all.get(ref);
  const order = orders.all.get(ref) ?? orders.withCapture(ref);
  const isCapture = kind.startsWith('PAYMENT.');
  if (dispute) return { resource_type: 'dispute', resource: asDispute(dispute, url()) };
  if (refund) return { resource_type: 'refund', resource: asRefund(refund, url()) };
  return {
    resource_type: isCapture ? 'capture' : 'checkout-order',
    resource: order
      ? (isCapture ? asCapture : asOrder)(order, refunds.given(), {}, url())
      : { id: ref },
  };
}
