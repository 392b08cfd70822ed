// What the audit says of a database that was changed behind everybody's back; nothing of the change
// stays.
import { sql } from 'kysely';
import type { Db, Tx } from '#db/connect.ts';
import { auditMarket } from '#market/audit/audit-market.ts';

/**
 * The faults, as `fault about`, that the audit finds after a change. Guards of the schema are off
 * for it, as for somebody who owns the database.
 */
export async function faultsAfter(db: Db, change: (tx: Tx) => Promise<unknown>): Promise<string[]> {
  const over = new Error('rolled back');
  let found: string[] = [];
  await db
    .transaction()
    .execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await change(tx);
      found = (await auditMarket(tx)).map(({ fault, about }) => `${fault} ${about}`);
      throw over;
    })
    .catch((problem: unknown) => {
      if (problem !== over) throw problem;
    });
  return [...new Set(found)];
}
