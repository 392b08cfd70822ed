import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { issueCommission } from '#market/papers/issue-commission.ts';
import { issuePapers } from '#market/papers/issue-papers.ts';

const AT_ONCE = 50;

/**
 * Issues the next papers for parcels and payouts from before papers were issued automatically, with
 * today's date. Returns how many, so that the caller can repeat it, in another transaction, until
 * nothing is left. Two processes may run it at once.
 */
export async function issueBacklog(tx: Tx, now: Date, atOnce = AT_ONCE): Promise<number> {
  const { rows: waiting } = await sql<{ id: number; parcel: number | null; payout: number | null }>`
    delete from paper_backlog
    where id in (
      select id
      from paper_backlog
      order by id
      limit ${atOnce}
      for update skip locked
    )
    returning id, parcel_id as parcel, payout_id as payout
  `.execute(tx);
  const parcels = waiting.flatMap(({ parcel }) => parcel ?? []);
  const payouts = waiting.flatMap(({ payout }) => payout ?? []).toSorted((a, b) => a - b);
  await sql`
    select id
    from parcels
    where id = any (${parcels}::int[])
    order by id
    for no key update
  `.execute(tx);
  await issuePapers(tx, parcels, now);
  await sql`
    select id
    from payouts
    where id = any (${payouts}::int[])
    order by id
    for no key update
  `.execute(tx);
  for (const payout of payouts) await issueCommission(tx, payout, now);
  return waiting.length;
}
