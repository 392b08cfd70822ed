// Refused rows as they stand in the file, so that a person can correct them and upload them again.
import { sql } from 'kysely';
import type { Finding } from '#contract/findings.ts';
import type { Db, Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { rawRows } from '#market/imports/read-rows.ts';
import { unpacked } from '#market/imports/unpacked-file.ts';

const AT_ONCE = 500;
export type BadRow = { line: number; cells: string[]; found: Finding[] };

/** Stores the bad rows of an import in place of those stored before. */
export async function keepBadRows(
  db: Db,
  id: number,
  bytes: Buffer,
  bad: Map<number, Finding[]>,
): Promise<void> {
  await transaction(db, async (tx) => {
    await sql`delete from import_bad_rows where import_id = ${id}`.execute(tx);
    let some: BadRow[] = [];
    for await (const row of badRows(bytes, bad)) {
      if (some.push(row) < AT_ONCE) continue;
      await keep(tx, id, some);
      some = [];
    }
    await keep(tx, id, some);
  });
}

/** The bad rows with their cells; unreadable ones have no cells and come last. */
async function* badRows(bytes: Buffer, bad: Map<number, Finding[]>): AsyncGenerator<BadRow> {
  const unread = new Map(bad);
  if (bad.size)
    for await (const { line, record } of rawRows(unpacked(bytes))) {
      const found = unread.get(line);
      if (!found) continue;
      unread.delete(line);
      yield { line, cells: record.map((cell) => cell.toWellFormed()), found };
    }
  for (const [line, found] of unread) yield { line, cells: [], found };
}

const keep = (tx: Tx, id: number, rows: BadRow[]) =>
  sql`
  insert into import_bad_rows (import_id, line, cells, found)
  select ${id}, line, cells, found
  from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(line int, cells jsonb, found jsonb)
`.execute(tx);

/** The bad rows of an import in the file's order, and the file's columns. */
export async function readBadRows(
  db: Db,
  id: number,
): Promise<{ columns: string[]; rows: BadRow[] }> {
  const { rows: columns } = await sql<{ name: string }>`
    select c.value ->> 'name' as name
    from imports i
    cross join jsonb_array_elements(i.sheet -> 'columns') with ordinality c
    where i.id = ${id}
    order by c.ordinality
  `.execute(db);
  const { rows } = await sql<BadRow>`
    select line, cells, found
    from import_bad_rows
    where import_id = ${id}
    order by line
  `.execute(db);
  return { columns: columns.map(({ name }) => name), rows };
}
