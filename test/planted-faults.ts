// The audit's findings about a database that was tampered with; the change is rolled back.
import { sql } from 'kysely';
import type { Db, Tx } from '#db/connect.ts';
import { auditMarket } from '#market/audit/audit-market.ts';

/**
 * The faults, as `fault about`, that the audit finds after a change. The schema's guards are off
 * for it, as for the owner of the database who also corrects the sums of the books.
 */
export async function faultsAfter(
  db: Db,
  change: (tx: Tx) => Promise<unknown>,
  sums: 'follow' | 'stay' = 'follow',
): Promise<string[]> {
  const over = new Error('rolled back');
  let found: string[] = [];
  await db
    .transaction()
    .execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await change(tx);
      if (sums === 'follow') await sumAnew(tx);
      found = (await auditMarket(tx)).map(({ fault, about }) => `${fault} ${about}`);
      throw over;
    })
    .catch((problem: unknown) => {
      if (problem !== over) throw problem;
    });
  return [...new Set(found)];
}

/** Recalculates the sums of the books, as the schema does when its guards are on. */
export async function sumAnew(tx: Tx): Promise<void> {
  await sql`delete from ledger_sums`.execute(tx);
  await sql`
    insert into ledger_sums (account, store_id, method, currency, gathered, amount)
    select account, store_id, method, currency, payout_id is not null, sum(amount)
    from ledger_lines
    group by 1, 2, 3, 4, 5
    having sum(amount) <> 0
  `.execute(tx);
}
