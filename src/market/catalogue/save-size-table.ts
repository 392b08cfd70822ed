import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { checkedSizeTable, type SizeTable } from '#market/catalogue/size-table.ts';
import type { Staff } from '#market/settings/actor.ts';

/**
 * Gives a category its size table, in the place of the one that it had. Refuses
 * 'category-not-found', and as `checkedSizeTable` does.
 */
export async function saveSizeTable(
  tx: Tx,
  staff: Staff,
  { categoryId, ...table }: SizeTable & { categoryId: number },
  now = new Date(),
): Promise<void> {
  const { title, columns, rows } = checkedSizeTable(table);
  const category = await tx
    .selectFrom('categories')
    .select('id')
    .where('id', '=', categoryId)
    .forKeyShare()
    .executeTakeFirst();
  if (!category) throw new Refusal('category-not-found');
  await sql`
    insert into size_tables (category_id, title, columns, rows, updated_at)
    values (
      ${categoryId}, ${JSON.stringify(title)}, ${JSON.stringify(columns)},
      ${JSON.stringify(rows)}, ${now}
    )
    on conflict (category_id) do update
    set title = excluded.title, columns = excluded.columns, rows = excluded.rows,
      updated_at = excluded.updated_at
  `.execute(tx);
  await touch(tx, 'categories');
  await audit(tx, staff, { action: 'size-table.save', subject: `category:${categoryId}` });
}
