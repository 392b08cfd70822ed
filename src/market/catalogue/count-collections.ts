// Counts the filtered products in each collection.
import { sql, type RawBuilder } from 'kysely';
import { productsOf } from '#market/catalogue/gathering.ts';
import { fits, type Cost, type ProductFilter } from '#market/catalogue/product-filter.ts';
import { readRuled } from '#market/catalogue/read-gatherings.ts';
import type { Reading } from '#market/settings/reading.ts';

/**
 * SQL for the public collections that hold filtered products, as a JSON array with counts, largest
 * first. Each collection is evaluated on its own, by its rule or its list, because collections are
 * small. `on_sale` holds the prices of products in running sales.
 */
export async function collectionsOf(
  reading: Reading,
  filter: ProductFilter,
): Promise<RawBuilder<unknown>> {
  const ruled = (await readRuled(reading)).map(
    (one) => sql`select ${one.id}::int as id, of.* from (${productsOf(one)}) of`,
  );
  const now = {
    price: sql`coalesce(s.price, p.price)`,
    discount: sql`coalesce(s.discount, p.discount)`,
  };
  return sql`
    with gathered (id, product_id) as materialized (
      ${sql.join(
        [sql`select collection_id, product_id from collection_products`, ...ruled],
        sql` union all `,
      )}
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'id', c.id, 'title', said(c.title, ${reading.language}), 'count', f.count
    ) order by f.count desc, c.id), '[]')
    from (
      select g.id, count(*)::int as count
      from gathered g
      join product_facts p on p.id = g.product_id
      left join on_sale s on s.id = p.id
      where ${fitsGathered(filter, now)}
      group by g.id
    ) f
    join collections c on c.id = f.id and c.public
  `;
}

/** Checks all products of collections against the search in one look at the index of words. */
function fitsGathered({ matches, ...others }: ProductFilter, now: Cost): RawBuilder<unknown> {
  if (!matches || 'ids' in matches || matches.pinned) return fits({ matches, ...others }, now);
  return sql`${fits(others, now)} and p.id = any(array(
    select unnest(ids_saying(
      ${matches.query}::tsquery, array(select product_id from gathered),
      (select count(*)::int from gathered)
    ))
  ))`;
}
