// Money that arrived by transfer: what it does to the order that it is for.
import type { Money } from '#base/money.ts';

/** Minor units. `charges`: what banks on the way kept, at the market's cost. */
export type Share =
  | { kind: 'paid'; surplus: Money; charges: Money }
  | { kind: 'short'; missing: Money };

/**
 * `asked`: what the order comes to now; `received`: all that has arrived for it; `tolerance`: how
 * much less is enough. Nothing below what is asked pays by more than the tolerance.
 */
export function shareOf(asked: Money, received: Money, tolerance: Money): Share {
  const missing = asked - received;
  if (missing > tolerance) return { kind: 'short', missing };
  return { kind: 'paid', surplus: Math.max(0, -missing), charges: Math.max(0, missing) };
}

const DAY_MS = 24 * 3_600_000;
/** How long an order waits for the rest after a part of its money has come. */
const REST_WAITS_MS = 7 * DAY_MS;

/** Until when an order waits for the rest; never less than it would have waited. */
export function restBy(payBy: Date | null, now: Date): Date {
  return new Date(Math.max(payBy?.getTime() ?? 0, now.getTime() + REST_WAITS_MS));
}
