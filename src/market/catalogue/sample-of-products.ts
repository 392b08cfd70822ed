// Which rows facets are counted over. Of more than a list tells, a sample: as each page of the
// table has some of them, to count all is to read a good part of a million.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { mostCounted } from '#base/list-page.ts';
import { believed, expectedRows } from '#market/catalogue/expected-rows.ts';
import { fits, type ProductFilter } from '#market/catalogue/product-filter.ts';
import { countProducts } from '#market/catalogue/read-listing.ts';
import type { Reading } from '#market/settings/reading.ts';

/** `share`: the part of all products that `filter` finds in `from`, the table `p`. */
export type Sample = { share: number; from: RawBuilder<unknown>; filter: ProductFilter };

/** About so many are counted, as far as they are among so many rows of the table. */
const SAMPLED = 3000;
const LOOKED_AT = 120_000;
/** The share of all products whose words an index holds by themselves (0202_sampled_words.sql). */
export const INDEXED = 1 / 16;
const PLACES = 2 ** 32;

/**
 * Rows of the products that a filter lets through: all, or a sample of the table; of what was
 * searched for, of what says it. A query, and one more where an estimate is not enough.
 */
export async function sampleOf(reading: Reading, filter: ProductFilter): Promise<Sample> {
  const [rows = 0, all = 0] = await expectedRows(reading.db, [
    sql`select from product_facts p where ${fits(filter)}`,
    sql`select from product_facts`,
  ]);
  const isMany =
    rows > believed.forSample ||
    (rows > mostCounted && (await countProducts(reading, filter)) > mostCounted);
  const { matches, ...others } = filter;
  if (matches && 'query' in matches && !matches.pinned) {
    const share = isMany ? Math.min(INDEXED, SAMPLED / rows) : 1;
    return { share, from: someMatching(matches.query, share), filter: others };
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
const someMatching = (query: string, share: number): RawBuilder<unknown> => sql`(
  select p.* from product_facts p
  where p.public and p.id = any(array(
    select w.product_id from product_words w
    where w.words @@ ${query}::tsquery ${share < 1 ? sql`and ${isSampled(share)}` : sql``}
  ))
  offset 0
) p`;

/**
 * Whether `w`, the words of a product, is in a sample of this share, `INDEXED` at most: whatever
 * pattern ids have, multiplying scatters them evenly.
 */
export const isSampled = (share: number): RawBuilder<SqlBool> => sql<SqlBool>`
  w.product_id * 2654435761 % ${sql.lit(PLACES)} < ${sql.lit(Math.round(PLACES * share))}
`;
