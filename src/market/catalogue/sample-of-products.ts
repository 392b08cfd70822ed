// The rows over which facets are counted: a sample when there are more than a list counts. Counting
// all of them would read much of a table with a million rows.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { mostCounted } from '#base/list-page.ts';
import { believed, expectedRows } from '#market/catalogue/expected-rows.ts';
import { fits, type ProductFilter } from '#market/catalogue/product-filter.ts';
import { countProducts } from '#market/catalogue/read-listing.ts';
import type { Reading } from '#market/settings/reading.ts';

/** `share`: the fraction of matching products that `filter` finds in `from`, the table `p`. */
export type Sample = { share: number; from: RawBuilder<unknown>; filter: ProductFilter };

/** About how many matching rows a sample has, and the most table rows it looks at. */
const SAMPLED = 3000;
const LOOKED_AT = 120_000;
/** The fraction of products whose words have an index of their own (0202_sampled_words.sql). */
export const INDEXED = 1 / 16;
const PLACES = 2 ** 32;

/**
 * The rows of the products that a filter lets through, or a sample of them; for a search, a sample
 * of its matches. One query, and one more when an estimate is too uncertain.
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

/** Finds products by their words before any other condition is checked. */
const someMatching = (query: string, share: number): RawBuilder<unknown> => sql`(
  select p.* from product_facts p
  where p.public and p.id = any(array(
    select w.product_id from product_words w
    where w.words @@ ${query}::tsquery ${share < 1 ? sql`and ${isSampled(share)}` : sql``}
  ))
  offset 0
) p`;

/**
 * Whether `w`, the words of a product, is in a sample of this fraction, at most `INDEXED`.
 * Multiplying scatters the ids evenly, whatever pattern they have.
 */
export const isSampled = (share: number): RawBuilder<SqlBool> => sql<SqlBool>`
  w.product_id * 2654435761 % ${sql.lit(PLACES)} < ${sql.lit(Math.round(PLACES * share))}
`;
