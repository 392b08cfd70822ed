// The products that match a question, as conditions and order of a statement.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Matches } from '#market/catalogue/find-matches.ts';
import { isOneOf } from '#market/catalogue/lexicon.ts';

type Many = Extract<Matches, { query: string }>;

/** Whether product `p` is one of them. */
export function isMatch(matches: Matches): RawBuilder<SqlBool> {
  if ('ids' in matches) return isOneOf(sql`p.id`, matches.ids);
  if (matches.pinned) return sql<SqlBool>`p.id in (${idsOfMatches(matches)})`;
  return sql<SqlBool>`exists (
    select from product_words w where w.product_id = p.id and w.words @@ ${matches.query}::tsquery
  )`;
}

/** Selects each `product_id` of many matches, public or not, and of what is pinned to them. */
export const idsOfMatches = ({ query, pinned }: Many): RawBuilder<unknown> =>
  pinned
    ? sql`
        select product_id from product_words where words @@ ${query}::tsquery
        union
        select unnest(${pinned}::int[])
      `
    : sql`select product_id from product_words where words @@ ${query}::tsquery`;

/** How relevant a product is to the question: more is better, and the many beyond have 0. */
export const relevanceOf = (
  matches: Matches,
  id: RawBuilder<unknown> = sql`p.id`,
): RawBuilder<number> =>
  sql<number>`coalesce((${JSON.stringify(matches.relevance)}::jsonb ->> (${id})::text)::float8, 0)`;

/** The ids of so many after `from`, the most relevant first. */
export const mostRelevant = (
  { relevance }: Pick<Matches, 'relevance'>,
  { from = 0, size }: { from?: number; size: number },
): number[] =>
  Object.entries(relevance)
    .map(([id, relevant]) => ({ id: Number(id), relevant }))
    .toSorted((one, other) => other.relevant - one.relevant || other.id - one.id)
    .slice(from, from + size)
    .map(({ id }) => id);
