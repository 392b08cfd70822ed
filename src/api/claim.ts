// Handles a client's claim that the shopper paid in the gateway's own window, with the gateway's
// id.
import { Refusal } from '#base/refusal.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Visit } from '#hall/visit.ts';
import { claimPayment, type Claim, type Claimed } from '#market/payments/claims/claim-payment.ts';

/** Why the payment does not pay the order; for `none`, other parts of the call decide. */
const refusals: Record<Exclude<Claimed, 'paid' | 'none'>, RefusalCode> = {
  checking: 'payment-checking',
  silent: 'payment-unheard',
  review: 'payment-unmatched',
  late: 'payment-goes-back',
  used: 'payment-used',
  'another-buyer': 'payment-of-another',
};

/**
 * Claims a payment for the caller's order. Returns the refusal to answer with, unless the order is
 * paid; null if nothing was claimed, or nothing came. Clients also send the order's own number.
 */
export async function claim(visit: Visit, what: Claim): Promise<Refusal | null> {
  if (what.ref === '' || what.ref === String(what.orderId)) return null;
  const { services, market, shopper } = visit;
  const access = { market, gateways: services.gateways };
  const claimed = await claimPayment(services.db, shopper(), what, access);
  return claimed === 'paid' || claimed === 'none'
    ? null
    : new Refusal(refusals[claimed], { number: what.ref });
}
