import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import type { Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { exponentIn } from '#market/ledger/exponent-in.ts';

export type Gathered = { id: number; storeId: number; amount: Money; currency: string };

/**
 * Gathers what is due to the stores into payouts: for each store and currency one of all lines of its account up to a moment that are in none, where they come to more than nothing. What a store owes stays where it
 * is and goes against what it earns next; so does all of a store that has a payout open. Lines that are just being written are for the next time. Answers the payouts that were made.
 */
export async function gatherPayouts(tx: Tx, until: Date, now: Date): Promise<Gathered[]> {
  await oneAtATime(tx, 'payouts');
  const { rows } = await sql<Gathered>`
    with due as (
      select l.id, l.store_id, l.currency, l.amount from ledger_lines l join ledger_entries e on e.id = l.entry_id
      where l.account = 'store' and l.payout_id is null and e.at <= ${until} and not exists (select from payouts p where p.store_id = l.store_id and p.currency = l.currency and p.state = 'open')
      order by l.id for no key update of l),
    made as (
      insert into payouts (store_id, amount, currency, exponent, until, created_at)
      select store_id, amount, currency, ${exponentIn('sums.currency')}, ${until}, ${now} from (select store_id, currency, sum(amount) as amount from due group by 1, 2 having sum(amount) > 0) sums order by store_id
      returning id, store_id, currency, amount),
    taken as (update ledger_lines l set payout_id = m.id from due d join made m on m.store_id = d.store_id and m.currency = d.currency where l.id = d.id returning l.id)
    select id, store_id as "storeId", amount, currency from made order by id`.execute(tx);
  return rows;
}
