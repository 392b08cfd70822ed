// What a dispute comes to: pure decisions, in the payment's minor units.
import type { Money } from '#base/money.ts';
import type { GatewayDisputeState } from '#market/payments/gateways/gateway.ts';

/**
 * A dispute as it stands. `amount`: what is disputed, null if that is in another currency than the
 * payment's; `held`, `released`: the sums of its movements in the payment's currency; `elsewhere`:
 * the gateway holds money for it in another currency.
 */
export type Standing = {
  state: GatewayDisputeState;
  amount: Money | null;
  held: Money;
  released: Money;
  elsewhere: boolean;
};

const ENDED = ['won', 'lost', 'closed'];
/** Whether a dispute is over, won or lost; it may be opened again. */
export const hasEnded = (state: string): boolean => ENDED.includes(state);

/**
 * What was lost: what the gateway took and did not give back, or all that was disputed while
 * nothing of that is known. Null: it was lost, but nobody can say how much that is in the payment's
 * currency.
 */
export function lossOf({ state, amount, held, released }: Standing): Money | null {
  if (state !== 'lost') return 0;
  return held > released ? held - released : amount;
}

/** What a gateway gave back beyond what it held, once the shop has won: fees, usually. */
export const gainOf = ({ state, held, released }: Standing): Money =>
  state === 'won' || state === 'closed' ? Math.max(0, released - held) : 0;

/** Whether nothing about it is open any more. `booked`: what is in the books as lost. */
export function isSettled(standing: Standing, booked: Money): boolean {
  const { state, held, released, elsewhere } = standing;
  if (state === 'lost') return lossOf(standing) === booked;
  return hasEnded(state) && held <= released && !elsewhere;
}

/**
 * Whether staff may add movements to a dispute that its gateway reports: money in another currency,
 * and what is missing once the dispute has ended. `booked`: what is in the books as lost.
 */
export function mayAdd(
  { state, amount, held, released, elsewhere }: Standing,
  booked: Money,
): boolean {
  return amount === null || elsewhere || (hasEnded(state) && held - released !== booked);
}
