import { sql, type RawBuilder } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { SizeTable } from '#contract/product.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';

/** The size table of the category of a product `p`, or of the nearest parent that has one. */
export const sizeTableOf = (what: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select ${what}
  from categories c
  join size_tables t on t.category_id = any(c.path)
  where c.id = p.category_id
  order by array_position(c.path, t.category_id) desc
  limit 1
)`;

/**
 * The size table of a public product, in the reader's language; null when there is none. Refuses
 * 'product-not-found'.
 */
export async function readSizeTable(reading: Reading, id: number): Promise<SizeTable | null> {
  const { language } = reading;
  const text = (texts: RawBuilder<unknown>) => sql`said(${texts}, ${language})`;
  const {
    rows: [product],
  } = await sql<{ table: SizeTable | null }>`
    select ${sizeTableOf(sql`jsonb_build_object(
      'title', ${text(sql`t.title`)},
      'columns', (
        select jsonb_agg(
          jsonb_build_object('title', ${text(sql`value -> 'title'`)}, 'unit', value ->> 'unit')
          order by at
        )
        from jsonb_array_elements(t.columns) with ordinality as head (value, at)
      ),
      'rows', (
        select jsonb_agg(
          (
            select jsonb_agg(
              case jsonb_typeof(cell.value)
                when 'string' then cell.value #>> '{}'
                else ${text(sql`cell.value`)}
              end
              order by cell.at
            )
            from jsonb_array_elements(line.value) with ordinality as cell (value, at)
          )
          order by line.at
        )
        from jsonb_array_elements(t.rows) with ordinality as line (value, at)
      )
    )`)} as table
    from products p
    where p.id = ${id} and p.public
  `.execute(reading.db);
  dependOn(reading, 'categories', `product:${id}`);
  if (!product) throw new Refusal('product-not-found');
  return product.table;
}
