import { sql } from 'kysely';
import type { WrittenSizeTable } from '#contract/admin/size-table.ts';
import type { Tx } from '#db/connect.ts';
import { checkedSizeTable } from '#market/catalogue/size-table.ts';
import type { Row } from '#market/edits/edit.ts';

/**
 * Sets or (null) removes a category's size table. Returns it before and after. Refuses as
 * `checkedSizeTable` does.
 */
export async function saveSizeTable(
  tx: Tx,
  category: number,
  table: WrittenSizeTable | null,
): Promise<{ was: Row; became: Row }> {
  const before = await readTable(tx, category);
  if (table === null) {
    await tx.deleteFrom('size_tables').where('category_id', '=', category).execute();
  } else {
    const { title, columns, rows } = checkedSizeTable(table);
    await sql`
      insert into size_tables (category_id, title, columns, rows)
      values (
        ${category}, ${JSON.stringify(title)}, ${JSON.stringify(columns)}, ${JSON.stringify(rows)}
      )
      on conflict (category_id) do update
      set title = excluded.title, columns = excluded.columns, rows = excluded.rows,
        updated_at = now()
    `.execute(tx);
  }
  return { was: { size_table: before }, became: { size_table: await readTable(tx, category) } };
}

async function readTable(tx: Tx, category: number): Promise<unknown> {
  const { rows } = await sql<{ table: unknown }>`
    select ${ownSizeTable} as table from categories t where t.id = ${category}
  `.execute(tx);
  return rows[0]?.table ?? null;
}

/** The category `t`'s own size table, in the form that is edited; null: none. */
export const ownSizeTable = sql`(
  select jsonb_build_object('title', s.title, 'columns', s.columns, 'rows', s.rows)
  from size_tables s
  where s.category_id = t.id
)`;
