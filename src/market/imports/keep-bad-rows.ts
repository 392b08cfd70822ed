// Rows that stayed out, as the file has them, so that somebody can mend them and send them again.
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Finding } from '#contract/findings.ts';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { rawRows } from '#market/imports/read-rows.ts';

const AT_ONCE = 500;
export type BadRow = { line: number; cells: string[]; found: Finding[] };

/** Keeps the bad rows of a file instead of those that were kept of it before. */
export async function keepBadRows(
  db: Db,
  id: number,
  bytes: Buffer,
  bad: Map<number, Finding[]>,
): Promise<void> {
  const cells = new Map<number, string[]>();
  if (bad.size)
    for await (const { line, record } of rawRows(Readable.from([bytes])))
      if (bad.has(line))
        cells.set(
          line,
          record.map((cell) => cell.toWellFormed()),
        );
  const rows = [...bad]
    .map(([line, found]): BadRow => ({ line, cells: cells.get(line) ?? [], found }))
    .toSorted((a, b) => a.line - b.line);
  await transaction(db, async (tx) => {
    await sql`delete from import_bad_rows where import_id = ${id}`.execute(tx);
    for (let from = 0; from < rows.length; from += AT_ONCE)
      await sql`
        insert into import_bad_rows (import_id, line, cells, found)
        select ${id}, line, cells, found
        from jsonb_to_recordset(${JSON.stringify(rows.slice(from, from + AT_ONCE))}::jsonb)
          as r(line int, cells jsonb, found jsonb)
      `.execute(tx);
  });
}

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
