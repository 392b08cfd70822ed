import type { Db, Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { applyAftermath } from '#market/payments/apply-aftermath.ts';
import { applyOutcome } from '#market/payments/apply-outcome.ts';
import { askCheck } from '#market/payments/ask-check.ts';
import type { PaymentState } from '#market/payments/gateways/gateway.ts';
import { factsOf, type GatewayAccess } from '#market/payments/gateways/gateways.ts';
import { isFinal } from '#market/payments/payment.ts';
import { readPayment } from '#market/payments/read-payment.ts';

const MINUTE_MS = 60_000;
const AT_ONCE = 100;
/**
 * How long to wait between checks of a payment without news: longer and longer, for three days
 * (gateways settle late).
 */
const WAITS_MIN = [2, 8, 50, 300, 1080, 2880];

/** When to check again after so many checks; null: no more. */
export function nextCheck(looks: number, now: Date): Date | null {
  const wait = WAITS_MIN[looks];
  return wait === undefined ? null : new Date(now.getTime() + wait * MINUTE_MS);
}

/**
 * Asks the gateway how a payment stands, and applies the answer; `brought` is what a returning
 * browser carried, if one came back. About a payment that was made, it asks what has become of it:
 * refunds made elsewhere, disputes. Safe to repeat; runs outside any transaction. Throws a
 * GatewayProblem if the gateway does not answer: nothing changes, and it can be asked again later.
 * Refuses 'payment-not-found'.
 */
export async function checkPayment(
  db: Db,
  { market, gateways }: GatewayAccess,
  where: { id: number } | { key: string },
  brought: Record<string, string> | null = null,
): Promise<PaymentState> {
  const { id, method, state, known, readAt } = await readPayment(db, where);
  const gateway = gateways.ofAny(market, method);
  if (!gateway || (known.providerRef === null && state === 'created')) return state;
  if (isFinal(state)) {
    if (brought) return state; // a shopper who comes back again brings no news
    const aftermath = await gateway.follow(known);
    await transaction(db, (tx) => applyAftermath(tx, id, { ...aftermath, askedAt: readAt }));
    return state;
  }
  const outcome = brought
    ? await gateway.confirm(known, brought)
    : await gateway.checkPayment(known);
  const surplusIsEnough = factsOf(gateways, method)?.surplusIsEnough ?? false;
  return transaction(db, (tx) => applyOutcome(tx, id, { ...outcome, surplusIsEnough }));
}

/** Queues a check of every payment that is due, each as a task of its own. */
export async function queueDueChecks(tx: Tx, now = new Date()): Promise<void> {
  const due = await tx
    .selectFrom('payments')
    .select(['id', 'looks'])
    .where('look_at', '<=', now)
    .orderBy('look_at')
    .limit(AT_ONCE)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const { id, looks } of due) {
    await tx
      .updateTable('payments')
      .set({ looks: looks + 1, look_at: nextCheck(looks + 1, now) })
      .where('id', '=', id)
      .execute();
    await askCheck(tx, id);
  }
}
