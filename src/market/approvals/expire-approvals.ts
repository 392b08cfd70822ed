import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { WAITS_DAYS } from '#market/approvals/approval.ts';

/** Ends requests that nobody decided in time; what they held is free again. */
export async function expireApprovals(tx: Tx, now = new Date()): Promise<void> {
  await sql`
    update approvals set state = 'expired', decided_at = ${now}
    where state = 'waiting'
      and asked_at < ${now}::timestamptz - make_interval(days => ${WAITS_DAYS})
  `.execute(tx);
}
