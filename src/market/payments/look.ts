import { Refusal } from '#base/refusal.ts';
import { paymentState } from '#contract/payment.ts';
import type { Db, Tx } from '#db/connect.ts';
import { enqueue } from '#db/enqueue.ts';
import { transaction } from '#db/transaction.ts';
import { applyOutcome } from '#market/payments/apply-outcome.ts';
import type { Known, PaymentState } from '#market/payments/gateway.ts';
import type { Gateways } from '#market/payments/gateways.ts';
import type { Shop } from '#market/settings/shop.ts';

const MINUTE_MS = 60_000, AT_ONCE = 100;
/** When a payment that nobody heard of is asked for, after the last time: less and less often, for three days (gateways settle late). */
const WAITS_MIN = [2, 8, 50, 300, 1080, 2880];

/** When to look again after so many looks; null: not any more. */
export function nextLook(looks: number, now: Date): Date | null {
  const wait = WAITS_MIN[looks];
  return wait === undefined ? null : new Date(now.getTime() + wait * MINUTE_MS);
}

type Row = { id: number; method: number; state: string; key: string; provider_ref: string | null; provider_payment_ref: string | null; amount: number; currency: string; exponent: number };

/** A payment as its gateway knows it, and how it stands. Refuses 'payment-not-found'. */
export async function readPayment(db: Db, where: { id: number } | { key: string }): Promise<{ id: number; method: number; state: PaymentState; known: Known }> {
  const row: Row | undefined = await db.selectFrom('payments').select(['id', 'method', 'state', 'key', 'provider_ref', 'provider_payment_ref', 'amount', 'currency', 'exponent'])
    .where((is) => ('id' in where ? is('id', '=', where.id) : is('key', '=', where.key))).executeTakeFirst();
  if (!row) throw new Refusal('payment-not-found');
  return { id: row.id, method: row.method, state: paymentState.parse(row.state), known: { key: row.key, providerRef: row.provider_ref, providerPaymentRef: row.provider_payment_ref, amount: { minor: row.amount, currency: row.currency, exponent: row.exponent } } };
}

/**
 * Asks the gateway how a payment stands, with what a browser brought where one came back, and applies what it says. Safe to repeat; runs outside any transaction. A gateway that gives no answer leaves
 * all as it is, to be asked again later: throws a GatewayProblem.
 */
export async function lookAtPayment(db: Db, shop: Shop, gateways: Gateways, where: { id: number } | { key: string }, brought: Record<string, string> | null = null): Promise<PaymentState> {
  const { id, method, state, known } = await readPayment(db, where);
  const gateway = gateways.ofAny(shop, method);
  if (!gateway || (known.providerRef === null && state === 'created') || state === 'succeeded') return state;
  const outcome = brought ? await gateway.confirm(known, brought) : await gateway.look(known);
  return transaction(db, (tx) => applyOutcome(tx, id, outcome));
}

/** Asks for a look at every payment that is due; each is looked at by a task of its own. */
export async function callLooks(tx: Tx, now = new Date()): Promise<void> {
  const due = await tx.selectFrom('payments').select(['id', 'looks']).where('look_at', '<=', now).orderBy('look_at').limit(AT_ONCE).forUpdate().skipLocked().execute();
  for (const { id, looks } of due) {
    await tx.updateTable('payments').set({ looks: looks + 1, look_at: nextLook(looks + 1, now) }).where('id', '=', id).execute();
    await askLook(tx, id);
  }
}

/** Queues a look at a payment; several before it runs are one. */
export const askLook = (tx: Tx, payment: number): Promise<void> => enqueue(tx, 'look-at-payment', { payment }, undefined, `look:${payment}`);
