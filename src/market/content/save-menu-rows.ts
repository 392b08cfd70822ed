import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';

type Row = { id: number | null; title: Record<string, string> } & Record<string, unknown>;
type List = {
  table: 'header_links' | 'footer_image_links';
  /** The type of the list within its table. */
  type: number;
  field: string;
  rows: Row[];
};

/**
 * Replaces the rows of a list, in this order: rows with an id are updated, rows without one are
 * added, and all others are deleted. Refuses 'invalid-input' for an id that is not in the list.
 */
export async function saveMenuRows(tx: Tx, { table, type, field, rows }: List): Promise<void> {
  const keptIds = rows.flatMap(({ id }) => id ?? []);
  await sql`
    delete from ${sql.table(table)} where type = ${type} and id <> all(${keptIds}::int[])
  `.execute(tx);
  const known = await sql<{ id: number }>`
    select id from ${sql.table(table)} where type = ${type}
  `.execute(tx);
  if (new Set(keptIds).size < keptIds.length || known.rows.length < keptIds.length)
    throw new Refusal('invalid-input', { field });
  for (const [at, { id, title, ...more }] of rows.entries()) {
    const columns = { ...more, title: JSON.stringify(title), type, position: at + 1 };
    const names = Object.keys(columns).map((name) => sql.ref(name));
    const values = Object.values(columns).map((value) => sql`${value}`);
    await (
      id === null
        ? sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})`
        : sql`
          update ${sql.table(table)} set (${sql.join(names)}) = row(${sql.join(values)})
          where id = ${id}
        `
    ).execute(tx);
  }
}
