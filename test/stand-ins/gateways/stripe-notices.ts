// Notices with Stripe's signature.
import { createHmac } from 'node:crypto';
import { asDispute } from './stripe-disputes.ts';
import { asCharge, asEvent, asIntent, asRefund, asSession } from './stripe-objects.ts';
import type { Books } from './stripe-reads.ts';
import type { Notice } from './stand-in.ts';

/** A notice of a session, its charge, its payment, a refund or a dispute, depending on `ref`. */
export function noticeBody(books: Books, kind: string, ref: string): string {
  return JSON.stringify(asEvent(kind, objectOf(books, kind, ref)));
}

function objectOf({ sessions, refunds, disputes }: Books, kind: string, ref: string) {
  const dispute = disputes.find(ref);
  const session = sessions.all.get(ref);
  const refund = refunds.all.get(ref);
  const behind = sessions.behindOf(ref);
  if (dispute) return asDispute(dispute);
  if (kind.startsWith('charge.') && session?.intent)
    return asCharge(session, refunds.cancelledOf(session.intent.id));
  if (session) return asSession(session, {});
  if (refund) return asRefund(refund);
  return behind ? asIntent(behind) : { id: ref, object: kind.split('.')[0] ?? '' };
}

/** A body with the signature by the secret of the shop's webhook. */
export function signed(body: string, secret: string, at = new Date()): Notice {
  const stamp = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', secret).update(`${stamp}.${body}`).digest('hex');
  return { body, headers: { 'stripe-signature': `t=${stamp},v1=${signature}` } };
}
