// The results of a search as SQL: conditions and order.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Matches } from '#market/catalogue/find-matches.ts';
import { isOneOf } from '#market/catalogue/lexicon.ts';

type Many = Extract<Matches, { query: string }>;

/** Whether the product `p` is among the results. */
export function isMatch(matches: Matches): RawBuilder<SqlBool> {
  if ('ids' in matches) return isOneOf(sql`p.id`, matches.ids);
  if (matches.pinned) return sql<SqlBool>`p.id in (${idsOfMatches(matches)})`;
  return sql<SqlBool>`exists (
    select from product_words w where w.product_id = p.id and w.words @@ ${matches.query}::tsquery
  )`;
}

/**
 * Selects the `product_id` of every product in a large result and of those pinned to it, public or
 * not.
 */
export const idsOfMatches = ({ query, pinned }: Many): RawBuilder<unknown> =>
  pinned
    ? sql`
        select product_id from product_words where words @@ ${query}::tsquery
        union
        select unnest(${pinned}::int[])
      `
    : sql`select product_id from product_words where words @@ ${query}::tsquery`;

/** The relevance of a product to the search: higher is better, and 0 beyond the ranked ones. */
export const relevanceOf = (
  matches: Matches,
  id: RawBuilder<unknown> = sql`p.id`,
): RawBuilder<number> =>
  sql<number>`coalesce((${JSON.stringify(matches.relevance)}::jsonb ->> (${id})::text)::float8, 0)`;

/** The ids of `size` products from `from` on, most relevant first. */
export const mostRelevant = (
  { relevance }: Pick<Matches, 'relevance'>,
  { from = 0, size }: { from?: number; size: number },
): number[] =>
  Object.entries(relevance)
    .map(([id, relevant]) => ({ id: Number(id), relevant }))
    .toSorted((one, other) => other.relevant - one.relevant || other.id - one.id)
    .slice(from, from + size)
    .map(({ id }) => id);
