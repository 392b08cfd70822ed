// Records of what happened cannot be emptied, not even all at once.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freshDatabase, type Fresh } from '../db.ts';

let base: Fresh;
beforeAll(async () => {
  base = await freshDatabase();
});
afterAll(() => base.close());

it('neither the ledger, nor what it stands for, nor what people did', async () => {
  const tables = [
    'ledger_entries',
    'ledger_lines',
    'payments',
    'refunds',
    'refund_parcels',
    'payouts',
    'reserves',
    'approvals',
    'settlement_lines',
    'parcel_events',
    'audit',
    'reports',
    'decisions',
    'objections',
    'events',
  ];
  for (const table of tables) {
    await expect(sql.raw(`truncate ${table} cascade`).execute(base.db)).rejects.toThrow(
      'never emptied',
    );
  }
});

it('nor any table whose rows may not be deleted', async () => {
  const { rows } = await sql<{ table: string }>`
    with guards as (select tgrelid, tgtype::int as type from pg_trigger
      where not tgisinternal and tgtype::int & 2 = 2)
    select distinct g.tgrelid::regclass::text as table from guards g
    where g.type & 8 = 8 and not exists (
      select from guards t where t.tgrelid = g.tgrelid and t.type & 32 = 32)`.execute(base.db);
  expect(
    rows.map(({ table }) => `${table}: create trigger never_truncated before truncate on it`),
  ).toEqual([]);
});
