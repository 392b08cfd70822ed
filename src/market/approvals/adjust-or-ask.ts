import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import type { Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { adjustStore, checkAdjustment, type Adjustment } from '#market/ledger/adjust-store.ts';
import { TOGETHER_HOURS, wantsSecond } from '#market/approvals/approval.ts';
import { askApproval, readLimit } from '#market/approvals/ask-approval.ts';
import type { Staff } from '#market/settings/actor.ts';

/**
 * Adjusts a store's account; above the owner's limit, asks a second person to approve it. Returns
 * the id of the waiting request, or null when it was done. Adjustments of the same store by the
 * same person within a day are added up, so that nobody evades the limit in parts. Refuses as
 * `adjustStore`.
 */
export async function adjustOrAsk(
  tx: Tx,
  staff: Staff,
  adjustment: Adjustment,
  now = new Date(),
): Promise<number | null> {
  const { storeId, amount } = adjustment;
  const reason = adjustment.reason.trim();
  await oneAtATime(tx, `adjust:${storeId}`);
  await checkAdjustment(tx, adjustment);
  const limit = await readLimit(tx);
  const { currency, exponent } = limit;
  const before = await adjustedBefore(tx, staff, { storeId, currency, now });
  if (wantsSecond(limit, { amount, before, currency })) {
    return askApproval(
      tx,
      staff,
      { kind: 'adjustment', storeId, amount, currency, exponent, payload: {}, reason },
      now,
    );
  }
  await adjustStore(tx, staff, adjustment, now);
  return null;
}

/** The sum that a person has adjusted alone; what a second person approved is not counted. */
async function adjustedBefore(
  tx: Tx,
  { accountId }: Staff,
  { storeId, currency, now }: { storeId: number; currency: string; now: Date },
): Promise<Money> {
  const { rows } = await sql<{ amount: Money }>`
    select coalesce(sum(abs(l.amount)), 0) as amount
    from ledger_entries e
    join ledger_lines l on l.entry_id = e.id
    where e.kind = 'adjustment'
      and e.account_id = ${accountId}
      and e.at > ${now}::timestamptz - make_interval(hours => ${TOGETHER_HOURS})
      and l.account = 'store'
      and l.store_id = ${storeId}
      and l.currency = ${currency}
      and not exists (select from approvals a where a.entry_id = e.id)
  `.execute(tx);
  return rows[0]?.amount ?? 0;
}
