import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import type { Db, Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { gatherPayouts, type Gathered } from '#market/payouts/gather-payouts.ts';
import { reserveInWords, type Reserve } from '#market/payouts/store-reserve.ts';
import type { Staff } from '#market/settings/actor.ts';

const payoutPeriods = ['by-hand', 'day', 'week', 'month'] as const;
/**
 * `releaseDays`: for how many days after delivery a store's earnings are held. `period`: how often
 * payouts are gathered, in days, weeks from Monday or months of the market's time zone. `least`:
 * the smallest payout, in minor units of the shop's currency.
 */
export type PayoutSettings = {
  releaseDays: number;
  period: (typeof payoutPeriods)[number];
  least: Money;
  reserve: Reserve;
};
export type PayoutSettingsChange = Pick<PayoutSettings, 'releaseDays' | 'period'> &
  Partial<PayoutSettings>;

/** How and when stores are paid. */
export async function readPayoutSettings(db: Db, _: Staff): Promise<PayoutSettings> {
  const row = await db
    .selectFrom('settings')
    .select([
      'release_days',
      'payout_period',
      'least_payout',
      'reserve_rate',
      'reserve_amount',
      'reserve_days',
    ])
    .executeTakeFirstOrThrow();
  return {
    releaseDays: row.release_days,
    period: payoutPeriods.find((one) => one === row.payout_period) ?? 'by-hand',
    least: row.least_payout,
    reserve: { rate: row.reserve_rate, amount: row.reserve_amount, days: row.reserve_days },
  };
}

/**
 * Sets how and when stores are paid; what is left out stays. A period that has begun is gathered
 * when it ends.
 */
export async function savePayoutSettings(
  tx: Tx,
  staff: Staff,
  change: PayoutSettingsChange,
): Promise<void> {
  const { releaseDays, period, least, reserve } = change;
  await tx
    .updateTable('settings')
    .set({
      release_days: releaseDays,
      payout_period: period,
      ...(least === undefined ? {} : { least_payout: least }),
      ...(reserve
        ? { reserve_rate: reserve.rate, reserve_amount: reserve.amount, reserve_days: reserve.days }
        : {}),
    })
    .execute();
  const limits = [
    `${period}, ${releaseDays} days`,
    least === undefined ? [] : `least ${least}`,
    reserve ? reserveInWords(reserve) : [],
  ].flat();
  await audit(tx, staff, {
    action: 'payout-settings.save',
    subject: 'settings',
    note: limits.join(', '),
  });
}

/**
 * Gathers the payouts of a period that is over: each period once, however often this is called, and
 * late if nobody called it in time. Returns the payouts; none while the period is not over.
 */
export async function gatherPeriod(tx: Tx, now: Date): Promise<Gathered[]> {
  // when the present period began; null if payouts are gathered by hand
  const began = sql`date_trunc(nullif(payout_period, 'by-hand'), ${now}::timestamptz, time_zone)`;
  const {
    rows: [over],
  } = await sql<{ until: Date }>`
    update settings set payouts_until = ${began}
    where ${began} > coalesce(payouts_until, '-infinity')
    returning payouts_until as until
  `.execute(tx);
  return over ? gatherPayouts(tx, over.until, now) : [];
}
