import { sql } from 'kysely';
import type { Db, Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit.ts';
import { gatherPayouts, type Gathered } from '#market/payouts/gather-payouts.ts';
import type { Staff } from '#market/settings/actor.ts';

export const payoutPeriods = ['by-hand', 'day', 'week', 'month'] as const;
/** `releaseDays`: how long after its delivery what a store has earned is held. `period`: how often payouts are gathered; days, weeks from Monday and months are of UTC. */
export type PayoutSettings = { releaseDays: number; period: (typeof payoutPeriods)[number] };

/** How and when stores are paid. */
export async function readPayoutSettings(db: Db, _: Staff): Promise<PayoutSettings> {
  const { release_days: releaseDays, payout_period: period } = await db.selectFrom('settings').select(['release_days', 'payout_period']).executeTakeFirstOrThrow();
  return { releaseDays, period: payoutPeriods.find((one) => one === period) ?? 'by-hand' };
}

/** Sets how and when stores are paid; a period that is under way is gathered when it is over. */
export async function savePayoutSettings(tx: Tx, staff: Staff, { releaseDays, period }: PayoutSettings): Promise<void> {
  await tx.updateTable('settings').set({ release_days: releaseDays, payout_period: period }).execute();
  await audit(tx, staff, 'payout-settings.save', 'settings', `${period}, ${releaseDays} days`);
}

/** Gathers the payouts of a period that is over: each once, however often and by however many it is asked, and late when nobody asked in time. Answers the payouts; none while it is not time. */
export async function gatherPeriod(tx: Tx, now: Date): Promise<Gathered[]> {
  const began = sql`date_trunc(nullif(payout_period, 'by-hand'), ${now}::timestamptz, 'UTC')`;        // when the period of this moment began; null by hand
  const { rows: [over] } = await sql<{ until: Date }>`
    update settings set payouts_until = ${began} where ${began} > coalesce(payouts_until, '-infinity') returning payouts_until as until`.execute(tx);
  return over ? gatherPayouts(tx, over.until, now) : [];
}
