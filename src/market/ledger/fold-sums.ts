import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/**
 * Combines the rows added to the sums of the books since the last time: one row for each account,
 * store, method and currency remains. Rows added meanwhile are left for the next time.
 */
export async function foldSums(db: Db): Promise<void> {
  await sql`
    with taken as (
      delete from ledger_sums
      where (account, coalesce(store_id, 0), coalesce(method, 0), currency, gathered) in (
        select account, coalesce(store_id, 0), coalesce(method, 0), currency, gathered
        from ledger_sums
        group by 1, 2, 3, 4, 5
        having count(*) > 1
      )
      returning account, store_id, method, currency, gathered, amount
    )
    insert into ledger_sums (account, store_id, method, currency, gathered, amount)
    select account, store_id, method, currency, gathered, sum(amount)
    from taken
    group by 1, 2, 3, 4, 5
    having sum(amount) <> 0
  `.execute(db);
}
