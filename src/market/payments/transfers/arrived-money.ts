// Money that arrived by bank transfer: what it does to its order. Pure decisions.
import type { Money } from '#base/money.ts';

/** Minor units. `charges`: what banks in between kept; the market bears it. */
export type Share =
  | { kind: 'paid'; surplus: Money; charges: Money }
  | { kind: 'short'; missing: Money };

/**
 * Whether what has arrived pays the order. `due`: what the order comes to now; `received`:
 * everything that has arrived for it; `tolerance`: how much less is enough. All in minor units.
 */
export function shareOf(due: Money, received: Money, tolerance: Money): Share {
  const missing = due - received;
  if (missing > tolerance) return { kind: 'short', missing };
  return { kind: 'paid', surplus: Math.max(0, -missing), charges: Math.max(0, missing) };
}

const DAY_MS = 24 * 3_600_000;
/** How long an order waits for the rest once a part of its money has come. */
const REST_WAITS_MS = 7 * DAY_MS;

/** Until when an order waits for the rest; never shorter than it would have waited. */
export function restBy(payBy: Date | null, now: Date): Date {
  return new Date(Math.max(payBy?.getTime() ?? 0, now.getTime() + REST_WAITS_MS));
}
