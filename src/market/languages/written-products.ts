import { sql } from 'kysely';

/**
 * The sets of languages that titles of products are written in, as `languages_of` says them, as the
 * recursive query `written` with the column `said`: found step by step in their index, so that a
 * million products take no longer than ten.
 */
export const writtenProducts = sql`written as (
  (select written as said from product_facts order by 1 limit 1)
  union all
  select (
    select f.written from product_facts f
    where f.written > written.said
    order by 1
    limit 1
  )
  from written
  where written.said is not null
)`;
