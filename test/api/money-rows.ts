import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/** All rows of every table about money or recorded actions, as one hash for each table. */
export async function moneyRows(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select distinct table_name as name
    from information_schema.columns
    where table_schema = 'public'
      and (
        domain_name in ('minor', 'signed_minor')
        or table_name in (
          'audit', 'events', 'refund_lines', 'ledger_entries', 'inventories', 'settings'
        )
      )
    order by 1`.execute(db);
  return Object.fromEntries(
    await Promise.all(rows.map(async ({ name }) => [name, await hashOf(db, name)] as const)),
  );
}

async function hashOf(db: Db, table: string): Promise<string> {
  const { rows } = await sql<{ hash: string }>`
    select coalesce(md5(string_agg(one::text, '|' order by one::text)), '') as hash
    from ${sql.id(table)} one`.execute(db);
  return rows[0]?.hash ?? '';
}
