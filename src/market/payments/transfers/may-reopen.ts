// Whether an order that was closed because nobody paid in time is opened again by late money.
import type { Money } from '#base/money.ts';

/** Everything as it is at this moment, under locks. Money in minor units. */
export type ClosedOrder = {
  /** Closed by the clock: what somebody cancelled stays cancelled. */
  byClock: boolean;
  closedAt: Date;
  /** Whether the buyer is still known: personal data may have been erased. */
  buyerKnown: boolean;
  /** What it would cost, what has arrived for it, and how much less is enough. */
  asked: Money;
  arrived: Money;
  tolerance: Money;
  /** What it needs, by variant and by sale. `offered`: the product is public and its store open. */
  pieces: { needed: number; left: number; offered: boolean }[];
  quotas: { needed: number; left: number }[];
  /** How often its voucher can still be used, by anybody and by this buyer; null: it has none. */
  voucher: { left: number; ownLeft: number } | null;
};

const DAY_MS = 24 * 3_600_000;
/** How long prices stay as they were ordered. */
const KEPT_MS = 30 * DAY_MS;

/** Whether everything in it is still available at the prices of the order. */
export function mayReopen(order: ClosedOrder, now: Date): boolean {
  const { byClock, buyerKnown, closedAt, pieces, quotas, voucher } = order;
  return (
    byClock &&
    buyerKnown &&
    now.getTime() - closedAt.getTime() <= KEPT_MS &&
    order.arrived + order.tolerance >= order.asked &&
    pieces.every(({ needed, left, offered }) => offered && needed <= left) &&
    quotas.every(({ needed, left }) => needed <= left) &&
    (voucher === null || (voucher.left > 0 && voucher.ownLeft > 0))
  );
}
