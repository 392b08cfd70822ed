// Products that say a question, as conditions and order of a statement.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Said } from '#market/catalogue/find-said.ts';
import { isOneOf } from '#market/catalogue/lexicon.ts';

/** Whether product `p` is one of those. */
export function isSaid(said: Said): RawBuilder<SqlBool> {
  if ('ids' in said) return isOneOf(sql`p.id`, said.ids);
  if (said.pinned)
    return sql<SqlBool>`p.id in (
      select product_id from product_words where words @@ ${said.query}::tsquery
      union all
      select unnest(${said.pinned}::int[])
    )`;
  return sql<SqlBool>`exists (
    select from product_words w where w.product_id = p.id and w.words @@ ${said.query}::tsquery
  )`;
}

/** How relevant a product is to what was said: more is better, and the many beyond have 0. */
export const relevanceOf = (said: Said, id: RawBuilder<unknown> = sql`p.id`): RawBuilder<number> =>
  sql<number>`coalesce((${JSON.stringify(said.relevance)}::jsonb ->> (${id})::text)::float8, 0)`;

/** The ids of the most relevant ones, so many at most, the best first. */
export const mostRelevant = ({ relevance }: Said, most: number): number[] =>
  Object.entries(relevance)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([id]) => Number(id));
