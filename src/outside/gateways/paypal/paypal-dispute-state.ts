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
 * The state of a dispute at PayPal, by its status, its life cycle stage, its outcome code and the
 * money it moved. An inquiry is between buyer and seller: when the buyer wins it without a claim,
 * the money went back by a refund, and PayPal reports that as a refund.
 */
export function stateOf({ status, stage, code, movements }: DisputeFacts): GatewayDisputeState {
  if (status !== 'RESOLVED') return openOf(status, stage);
  if (stage === 'INQUIRY' && !isMoneyHeld(movements))
    return ends[code] === 'won' ? 'won' : 'closed';
  return ends[code] ?? paidOut(code, movements);
}

/** An unknown status counts as open, and the money stays held. */
function openOf(status: string, stage: string): GatewayDisputeState {
  if (stage === 'INQUIRY') return 'inquiry';
  const awaitsAnswer = status === 'OPEN' || status === 'WAITING_FOR_SELLER_RESPONSE';
  return awaitsAnswer ? 'needs-response' : 'under-review';
}

/** RESOLVED_WITH_PAYOUT: PayPal paid one of the two. Only the money movements tell who bears it. */
function paidOut(code: string, movements: GatewayMovement[]): GatewayDisputeState {
  if (isMoneyHeld(movements)) return 'lost';
  return code === 'RESOLVED_WITH_PAYOUT' ? 'won' : 'closed';
}

/** Whether more of the shop's money was held than released, fees aside. */
function isMoneyHeld(movements: GatewayMovement[]): boolean {
  const sumOf = (wanted: GatewayMovement['kind']) =>
    movements
      .filter(({ kind }) => kind === wanted)
      .reduce((sum, { amount }) => sum + amount.minor, 0);
  return sumOf('hold') > sumOf('release');
}
