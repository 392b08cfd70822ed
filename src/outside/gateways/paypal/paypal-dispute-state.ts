import type { GatewayDisputeState, GatewayMovement } from '#market/payments/gateways/gateway.ts';

type DisputeFacts = { status: string; stage: string; code: string; movements: GatewayMovement[] };

const ends: Record<string, GatewayDisputeState> = {
  RESOLVED_BUYER_FAVOUR: 'lost',
  ACCEPTED: 'lost',
  RESOLVED_SELLER_FAVOUR: 'won',
  DENIED: 'won',
  CANCELED_BY_BUYER: 'closed',
  NONE: 'closed',
};

/**
 * How a dispute at PayPal stands, by its status, the stage of its life, the code of its outcome
 * and what it moved. An inquiry is between buyer and seller: when it ends for the buyer without a
 * claim, the money went back by a refund, which is told as one.
 */
export function stateOf({ status, stage, code, movements }: DisputeFacts): GatewayDisputeState {
  if (status !== 'RESOLVED') return openOf(status, stage);
  if (stage === 'INQUIRY' && !isMoneyHeld(movements))
    return ends[code] === 'won' ? 'won' : 'closed';
  return ends[code] ?? paidOut(code, movements);
}

/** Whatever word is new keeps the money held: it is no end. */
function openOf(status: string, stage: string): GatewayDisputeState {
  if (stage === 'INQUIRY') return 'inquiry';
  const awaitsAnswer = status === 'OPEN' || status === 'WAITING_FOR_SELLER_RESPONSE';
  return awaitsAnswer ? 'needs-response' : 'under-review';
}

/** RESOLVED_WITH_PAYOUT: PayPal paid one of both. Who bears it, only what was moved tells. */
function paidOut(code: string, movements: GatewayMovement[]): GatewayDisputeState {
  if (isMoneyHeld(movements)) return 'lost';
  return code === 'RESOLVED_WITH_PAYOUT' ? 'won' : 'closed';
}

/** Whether the shop is without money that was held, fees aside. */
function isMoneyHeld(movements: GatewayMovement[]): boolean {
  const sumOf = (wanted: GatewayMovement['kind']) =>
    movements
      .filter(({ kind }) => kind === wanted)
      .reduce((sum, { amount }) => sum + amount.minor, 0);
  return sumOf('hold') > sumOf('release');
}
