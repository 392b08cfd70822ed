import { sql } from 'kysely';

/**
 * The recursive query `written`: its column `said` has each set of languages (as `languages_of`
 * returns them) in which products have titles. It steps from set to set in their index, so a
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
