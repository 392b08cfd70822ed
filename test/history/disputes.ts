// Buyers dispute payments: a gateway reports it, takes money, gives it back and decides, now and
// then with a change of mind.
import { randomCode } from '#base/id.ts';
import type { Tx } from '#db/connect.ts';
import { applyAftermath } from '#market/payments/apply-aftermath.ts';
import { lockPayment } from '#market/payments/lock-payment.ts';
import type {
  GatewayDispute,
  GatewayDisputeState,
  GatewayMovement,
} from '#market/payments/gateways/gateway.ts';
import { hold, fee, release } from '../disputes.ts';
import { inTx, nth, type Dice, type Operation } from './world.ts';

type Paid = { id: number; amount: number; currency: string; exponent: number };
type StoredDispute = { id: number; provider_ref: string; amount: number };
const STATES: GatewayDisputeState[] = [
  'inquiry',
  'needs-response',
  'needs-response',
  'under-review',
  'won',
  'lost',
  'lost',
  'closed',
];

/** A known dispute moves on, or a new one opens; ending open ones is more likely. */
export const dispute: Operation = async (world, dice) => {
  const paid = await world.db
    .selectFrom('payments')
    .select(['id', 'amount', 'currency', 'exponent'])
    .where('state', '=', 'succeeded')
    .where('method', '<', 7)
    .orderBy('id', 'desc')
    .limit(40)
    .execute();
  const disputed = await world.db
    .selectFrom('disputes')
    .select('payment_id as id')
    .where('settled_at', 'is', null)
    .execute();
  const open = paid.filter(({ id }) => disputed.some((one) => one.id === id));
  const payment =
    nth(open.length > 3 || dice.share % 2 ? open : paid, dice.pick) ?? nth(paid, dice.pick);
  if (!payment) return false;
  await inTx(world, async (tx) => {
    await lockPayment(tx, payment.id);
    const reported = await sayOf(tx, payment, dice);
    await applyAftermath(
      tx,
      payment.id,
      { returned: null, refunds: [], disputes: [reported], askedAt: new Date() },
      world.now,
    );
  });
  return true;
};

async function sayOf(
  tx: Tx,
  payment: Paid,
  { pick, amount, share }: Dice,
): Promise<GatewayDispute> {
  const all: StoredDispute[] = await tx
    .selectFrom('disputes')
    .select(['id', 'provider_ref', 'amount'])
    .where('payment_id', '=', payment.id)
    .orderBy('id')
    .execute();
  const stored = share % 5 === 0 && all.length < 2 ? undefined : nth(all, amount);
  const minor = stored?.amount ?? (pick % 3 ? payment.amount : 1 + (amount % payment.amount));
  const state = nth(STATES, share) ?? 'lost';
  const coin = { currency: payment.currency, exponent: payment.exponent };
  return {
    providerRef: stored?.provider_ref ?? `dp-${randomCode()}`,
    amount: { minor, ...coin },
    reason: 'fraudulent',
    status: state,
    state,
    dueBy: state === 'needs-response' ? new Date(Date.UTC(2027, 0, 1)) : null,
    movements: moved(state, minor, await heldOf(tx, stored), share).map((movement) => ({
      ...movement,
      amount: { ...movement.amount, ...coin },
    })),
  };
}

async function heldOf(tx: Tx, stored: StoredDispute | undefined): Promise<number> {
  const rows = await tx
    .selectFrom('dispute_movements')
    .select(['kind', 'amount'])
    .where('dispute_id', '=', stored?.id ?? 0)
    .where('kind', '<>', 'fee')
    .execute();
  return rows.reduce((sum, { kind, amount }) => sum + (kind === 'hold' ? amount : -amount), 0);
}

/**
 * An open one takes money, at once or later; a won or closed one gets all of it back; a lost one
 * may be lost in part, and listed late.
 */
function moved(
  state: GatewayDisputeState,
  amount: number,
  held: number,
  share: number,
): GatewayMovement[] {
  if (state === 'inquiry') return [];
  if (state === 'won' || state === 'closed')
    return held > 0 ? [release(held + (share % 7 === 0 ? 15 : 0))] : [];
  if (state === 'lost' && held > 0)
    return share % 4 === 0 && held > 1 ? [release(1 + (share % (held - 1)))] : [];
  return held > 0 || share % 3 === 0 ? [] : [hold(amount), fee(15)];
}
