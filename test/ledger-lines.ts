// The lines of an entry of the ledger.
import type { Db } from '#db/connect.ts';

/** The lines of an entry, as `account amount`. */
export async function linesOf(db: Db, fact: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_lines as l', 'l.entry_id', 'e.id')
    .select(['l.account', 'l.amount', 'l.store_id', 'l.method'])
    .where('e.fact', '=', fact)
    .orderBy('l.id')
    .execute();
  return rows.map(({ account, amount }) => `${account} ${amount}`);
}
