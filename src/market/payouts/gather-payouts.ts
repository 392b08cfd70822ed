import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import type { Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { exponentIn } from '#market/ledger/exponent-in.ts';
import { heldParcels } from '#market/ledger/on-hold.ts';

/** A payout that was just made; minor units. */
export type Gathered = {
  id: number;
  storeId: number;
  amount: Money;
  currency: string;
  exponent: number;
};

/**
 * Gathers what is due to the stores into payouts: one for each store and currency. A payout
 * includes all lines on the store's account until the time `until` that are in no payout yet, and
 * its debts until now, if they sum to at least the least amount and more than zero; a closed store
 * is paid its last balance, however small. What a store owes stays on its account and is set
 * against later earnings. Left for later: the earnings of parcels on hold, everything of a
 * suspended store or one with an open payout, and lines that are being written right now. Returns
 * the payouts.
 */
export async function gatherPayouts(tx: Tx, until: Date, now: Date): Promise<Gathered[]> {
  await oneAtATime(tx, 'payouts');
  const { rows } = await sql<Gathered>`
    with ${linesToGather(until)},
    made as (
      insert into payouts (store_id, amount, currency, exponent, until, created_at)
      select store_id, amount, currency, ${exponentIn('sums.currency')}, ${until}, ${now}
      from (
        select store_id, currency, sum(amount) as amount
        from free
        group by 1, 2
      ) sums
      where amount > 0
        and (
          amount
            >= coalesce((select s.least_payout from settings s where s.currency = sums.currency), 0)
          or store_id in (select id from stores where closed_at is not null)
        )
      order by store_id
      returning id, store_id, currency, exponent, amount
    ),
    taken as (
      update ledger_lines l set payout_id = m.id
      from free f
      join made m on m.store_id = f.store_id and m.currency = f.currency
      where l.id = f.id
      returning l.id
    )
    select id, store_id as "storeId", amount, currency, exponent
    from made
    order by id
  `.execute(tx);
  return rows;
}

/** The lines to gather, as common table expressions that end in `free`. */
const linesToGather = (until: Date) => sql`
  due as (
    select l.id, l.store_id, l.currency, l.amount, e.at, e.parcel_id
    from ledger_lines l
    join ledger_entries e on e.id = l.entry_id
    join stores s on s.id = l.store_id and s.suspended_at is null
    where l.account = 'store'
      and l.payout_id is null
      and not exists (
        select from payouts p
        where p.store_id = l.store_id
          and p.currency = l.currency
          and p.state = 'open'
      )
    order by l.id
    for no key update of l
  ),
  about as (
    select d.*, sum(amount) over own as net,
      coalesce(sum(amount) filter (where at > ${until}) over own, 0) as later
    from due d
    window own as (partition by coalesce(parcel_id, -id))
  ),
  free as (
    select a.*
    from about a
    where (a.at <= ${until} or a.later < 0)
      and (
        a.net <= 0
        or a.parcel_id is null
        or a.parcel_id not in (select h.parcel_id from ${heldParcels} h)
      )
  )
`;
