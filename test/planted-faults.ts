// What the audit says of a database that was changed behind everybody's back; nothing of the change
// stays.
import { sql } from 'kysely';
import type { Db, Tx } from '#db/connect.ts';
import { auditMarket } from '#market/audit/audit-market.ts';

/**
 * The faults, as `fault about`, that the audit finds after a change. Guards of the schema are off
 * for it, as for somebody who owns the database, and who thinks of the sums of the books too.
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

/** Sums the books anew, as the schema does when its guards are on. */
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
