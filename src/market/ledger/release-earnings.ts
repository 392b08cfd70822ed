import { sql } from 'kysely';
import { orderStatus } from '#contract/constants.ts';
import type { Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { onHold } from '#market/ledger/on-hold.ts';
import { keepReserve, returnReserves } from '#market/ledger/keep-reserve.ts';

const AT_ONCE = 500;

/**
 * Releases the earnings of parcels that were delivered as long ago as the settings require: what is
 * held for each, after refunds, can now be paid out to the store, except for its reserve. Also
 * returns reserves that are due. What is on hold stays. Handles at most `atOnce` of each, and
 * returns how many it handled, so that the caller can repeat it, in another transaction, until
 * nothing is left. Parcels that another transaction has locked are left for the next time.
 */
export async function releaseEarnings(tx: Tx, now: Date, atOnce = AT_ONCE): Promise<number> {
  await oneAtATime(tx, 'release'); // only one may count what is kept of a store
  const returned = await returnReserves(tx, now, atOnce);
  const { rows: due } = await sql<{ id: number }>`
    select p.id
    from parcels p
    join orders o on o.id = p.order_id
    where p.status = ${sql.lit(orderStatus.delivered)}
      and p.released_at is null
      and p.cancelled_at is null
      and not p.unbooked
      and exists (select from ledger_entries e where e.fact = 'sale:parcel:' || p.id)
      and (
        select max(v.at)
        from parcel_events v
        where v.parcel_id = p.id and v.action = 'deliver'
      ) <= ${now}::timestamptz - make_interval(days => (select release_days from settings))
      and not ${onHold}
    order by p.id
    limit ${atOnce}
    for no key update of o, p skip locked
  `.execute(tx);
  const parcels = due.map(({ id }) => id);
  if (parcels.length) await release(tx, parcels, now);
  if (parcels.length) await keepReserve(tx, parcels, now);
  return returned + parcels.length;
}

/**
 * A separate statement after the locks: it sees the refunds that were requested and booked until
 * then, and leaves out what is on hold now.
 */
async function release(tx: Tx, parcels: number[], now: Date): Promise<void> {
  await sql`
    with due as (
      update parcels p set released_at = ${now}
      where id = any (${parcels}) and not ${onHold}
      returning id, order_id, store_id
    ),
    written as (
      insert into ledger_entries (kind, fact, order_id, parcel_id, at)
      select 'release', 'release:parcel:' || id, order_id, id, ${now}
      from due
      returning id, parcel_id
    ),
    held as (
      select d.id, d.store_id, l.currency, sum(l.amount) as amount
      from due d
      join ledger_entries e on e.parcel_id = d.id
      join ledger_lines l on l.entry_id = e.id and l.account = 'held'
      group by 1, 2, 3
      having sum(l.amount) <> 0
    )
    insert into ledger_lines (entry_id, account, store_id, amount, currency)
    select w.id, v.account, h.store_id, v.sign * h.amount, h.currency
    from written w
    join held h on h.id = w.parcel_id
    cross join (values ('held', -1), ('store', 1)) v (account, sign)
  `.execute(tx);
}
