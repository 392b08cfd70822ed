import type { Db, Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { applyAftermath } from '#market/payments/apply-aftermath.ts';
import { applyOutcome } from '#market/payments/apply-outcome.ts';
import { askCheck } from '#market/payments/ask-check.ts';
import type { PaymentState } from '#market/payments/gateways/gateway.ts';
import { factsOf, type Gateways } from '#market/payments/gateways/gateways.ts';
import { isFinal } from '#market/payments/payment.ts';
import { readPayment } from '#market/payments/read-payment.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

const MINUTE_MS = 60_000;
const AT_ONCE = 100;
/**
 * When a payment that nobody heard of is asked for, after the last time: less and less often, for
 * three days (gateways settle late).
 */
const WAITS_MIN = [2, 8, 50, 300, 1080, 2880];

/** When to look again after so many looks; null: not any more. */
export function nextCheck(looks: number, now: Date): Date | null {
  const wait = WAITS_MIN[looks];
  return wait === undefined ? null : new Date(now.getTime() + wait * MINUTE_MS);
}

/**
 * Asks the gateway how a payment stands, with what a browser brought where one came back, and
 * applies what it says. Safe to repeat; runs outside any transaction. A gateway that gives no
 * answer leaves all as it is, to be asked again later: throws a GatewayProblem. Of one that has its
 * money, it is asked what became of it since: refunds made elsewhere.
 */
export async function checkPayment(
  db: Db,
  market: MarketSettings,
  gateways: Gateways,
  where: { id: number } | { key: string },
  brought: Record<string, string> | null = null,
): Promise<PaymentState> {
  const { id, method, state, known, readAt } = await readPayment(db, where);
  const gateway = gateways.ofAny(market, method);
  if (!gateway || (known.providerRef === null && state === 'created')) return state;
  if (isFinal(state)) {
    if (brought) return state; // whoever comes back once more has no news
    const aftermath = await gateway.follow(known);
    await transaction(db, (tx) => applyAftermath(tx, id, aftermath, readAt));
    return state;
  }
  const outcome = brought
    ? await gateway.confirm(known, brought)
    : await gateway.checkPayment(known);
  const surplusIsEnough = factsOf(gateways, method)?.surplusIsEnough ?? false;
  return transaction(db, (tx) => applyOutcome(tx, id, { ...outcome, surplusIsEnough }));
}

/** Asks for a look at every payment that is due; each is looked at by a task of its own. */
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
