// The names of things that proposals refer to by id.
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/** Fields that hold an id, and the table it refers to. */
const TABLES = {
  category_id: 'categories',
  brand_id: 'brands',
  tax_rule_id: 'tax_rules',
  shipping_rule_id: 'shipping_rules',
  bundle_deal_id: 'bundle_deals',
  tag_ids: 'tags',
  value_ids: 'attribute_values',
} as const;
export type IdField = keyof typeof TABLES;
export const isIdField = (field: string): field is IdField => Object.hasOwn(TABLES, field);

/** The name of a thing in a language; undefined if it does not exist. */
export type NameOf = (field: IdField, id: number) => string | undefined;

/** Reads the names of these things in one statement. */
export async function readNames(
  db: Db,
  language: string,
  fields: { field: IdField; id: number }[],
): Promise<NameOf> {
  const selects = Object.entries(TABLES).flatMap(([field, table]) => {
    const ids = fields.filter((one) => one.field === field).map(({ id }) => id);
    return ids.length === 0
      ? []
      : [
          sql`
            select ${field}::text as field, id, said(title, ${language}) as title
            from ${sql.table(table)}
            where id = any(${ids}::int[])
          `,
        ];
  });
  if (selects.length === 0) return () => undefined;
  const { rows } = await sql<{ field: string; id: number; title: string }>`
    ${sql.join(selects, sql` union all `)}
  `.execute(db);
  const names = new Map(rows.map(({ field, id, title }) => [`${field} ${id}`, title]));
  return (field, id) => names.get(`${field} ${id}`);
}
