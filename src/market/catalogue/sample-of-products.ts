// Which rows facets are counted over. Of more than a list tells, a sample: as each page of the table has
// some of them, to count all is to read a good part of a million.
import { sql, type RawBuilder } from 'kysely';
import { mostCounted } from '#base/list-page.ts';
import { believed, expectedRows } from '#market/catalogue/expected-rows.ts';
import { fits, type ProductFilter } from '#market/catalogue/product-filter.ts';
import { countProducts } from '#market/catalogue/read-listing.ts';
import type { Reading } from '#market/settings/reading.ts';

/** `share`: the part of all products that `filter` finds in `from`, the table `p`. */
export type Sample = { share: number; from: RawBuilder<unknown>; filter: ProductFilter };

/** About so many are counted, as far as they are among so many rows of the table. */
const SAMPLED = 5000;
const LOOKED_AT = 120_000;

/**
 * Rows of the products that a filter lets through: all, or a sample of the table; of what was searched
 * for, every so manyth that says it. A query, and one more where an estimate is not enough.
 */
export async function sampleOf(reading: Reading, filter: ProductFilter): Promise<Sample> {
  const [rows = 0, all = 0] = await expectedRows(reading.db, [
    sql`select from product_facts p where ${fits(filter)}`,
    sql`select from product_facts`,
  ]);
  const isMany =
    rows > believed.forSample ||
    (rows > mostCounted && (await countProducts(reading, filter)) > mostCounted);
  const { said, ...others } = filter;
  if (said && 'query' in said && !said.pinned) {
    const every = isMany ? Math.max(1, Math.round(rows / SAMPLED)) : 1;
    return { share: 1 / every, from: everySaying(said.query, every), filter: others };
  }
  if (!isMany) return { share: 1, from: sql`product_facts p`, filter };
  const share = Math.min(1, SAMPLED / rows, LOOKED_AT / all);
  return {
    share,
    from: sql`product_facts p tablesample system (${100 * share}) repeatable (1)`,
    filter,
  };
}

/** Found by what they say before anything else is looked at. */
const everySaying = (query: string, every: number): RawBuilder<unknown> => sql`(
  select p.* from product_words w
  join product_facts p on p.id = w.product_id
  where w.words @@ ${query}::tsquery and p.public and w.product_id % ${every} = 0
  offset 0
) p`;
