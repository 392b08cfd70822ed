// Whether an order that was closed because nobody paid in time goes on when its money comes late.
import type { Money } from '#base/money.ts';

/** All as it is at this moment, under locks. Money in minor units. */
export type ClosedOrder = {
  /** Closed by the clock; what somebody has cancelled stays cancelled. */
  byClock: boolean;
  closedAt: Date;
  /** Whether it is still known whose it is. */
  buyerKnown: boolean;
  /** What it would come to, what has arrived for it, and how much less is enough. */
  asked: Money;
  arrived: Money;
  tolerance: Money;
  /** What it needs, by variant and by sale. `offered`: the product is public and its store open. */
  pieces: { wanted: number; left: number; offered: boolean }[];
  quotas: { wanted: number; left: number }[];
  /** How often its voucher may still be used: by anybody, and by this buyer. Null: it has none. */
  voucher: { left: number; ownLeft: number } | null;
};

const DAY_MS = 24 * 3_600_000;
/** For so long prices are kept as they were ordered. */
const KEPT_MS = 30 * DAY_MS;

/** True when all of it can still be met, at the prices of the order. */
export function mayReopen(order: ClosedOrder, now: Date): boolean {
  const { byClock, buyerKnown, closedAt, pieces, quotas, voucher } = order;
  return (
    byClock &&
    buyerKnown &&
    now.getTime() - closedAt.getTime() <= KEPT_MS &&
    order.arrived + order.tolerance >= order.asked &&
    pieces.every(({ wanted, left, offered }) => offered && wanted <= left) &&
    quotas.every(({ wanted, left }) => wanted <= left) &&
    (voucher === null || (voucher.left > 0 && voucher.ownLeft > 0))
  );
}
