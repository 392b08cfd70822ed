// A claim: a payment that somebody says they made in the gateway's own window, past the shop. What
// it has to be to belong to an order.
import type { Money } from '#base/money.ts';
import type { FoundPayment } from '#market/payments/gateways/gateway.ts';

/** The order that a payment is claimed for, as its lock finds it; amounts in minor units. */
export type ClaimedOrder = {
  id: number;
  /** Whether it wants no money any more: it is closed, or some has come already. */
  late: boolean;
  /** What it costs if it is paid so. */
  asked: Money;
  currency: string;
  exponent: number;
  /** The addresses that its buyer is known by. */
  emails: string[];
  placedAt: Date;
};

/** How much the gateway's clock may be behind ours. */
const CLOCKS_DIFFER_MS = 120_000;

/**
 * Why a payment is not this order's: `another-buyer`, where the gateway names the buyer because
 * anybody could guess its ids; `nothing-came`, where it was only approved and does not fit, so that
 * no money has moved; else null.
 */
export function whyNotOurs(
  order: ClaimedOrder,
  { email, state, amount }: FoundPayment,
): 'another-buyer' | 'nothing-came' | null {
  const known = order.emails.map((one) => one.trim().toLowerCase());
  if (email !== null && !known.includes(email.trim().toLowerCase())) return 'another-buyer';
  const fits = amount.currency === order.currency && amount.minor === order.asked;
  return state === 'approved' && (order.late || !fits) ? 'nothing-came' : null;
}

/** Whether it was opened before its order was placed, so that it was meant for something else. */
export const isOlder = ({ placedAt }: ClaimedOrder, { openedAt }: FoundPayment): boolean =>
  openedAt.getTime() < placedAt.getTime() - CLOCKS_DIFFER_MS;

/**
 * What the payment has to come to, in minor units. What comes too late goes back whole, however
 * much it is.
 */
export const amountAsked = (
  { late, asked, currency }: ClaimedOrder,
  { amount }: FoundPayment,
): Money => ((late && amount.currency === currency) || asked <= 0 ? amount.minor : asked);
