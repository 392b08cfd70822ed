import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import type { Row } from '#market/edits/edit.ts';

/**
 * Sets the attributes (ids, in order) by which a category can be filtered, besides those it
 * inherits. Returns them before and after. Refuses 'invalid-input' for an attribute that does not
 * exist or is listed twice.
 */
export async function saveCategoryFilters(
  tx: Tx,
  category: number,
  attributes: number[],
): Promise<{ was: Row; became: Row }> {
  const before = await readFilters(tx, category);
  await tx.deleteFrom('category_filters').where('category_id', '=', category).execute();
  const { numAffectedRows } = await sql`
    insert into category_filters (category_id, attribute_id, position)
    select ${category}, a.id, asked.position
    from unnest(${attributes}::int[]) with ordinality as asked (id, position)
    join attributes a on a.id = asked.id
    on conflict do nothing
  `.execute(tx);
  if (Number(numAffectedRows ?? 0) !== attributes.length)
    throw new Refusal('invalid-input', { field: 'filters' });
  return { was: { filters: before }, became: { filters: await readFilters(tx, category) } };
}

/** The names of the attributes, in their order. */
async function readFilters(tx: Tx, category: number): Promise<Record<string, string>[]> {
  const { rows } = await sql<{ title: Record<string, string> }>`
    select a.title
    from category_filters f
    join attributes a on a.id = f.attribute_id
    where f.category_id = ${category}
    order by f.position
  `.execute(tx);
  return rows.map(({ title }) => title);
}
