// A store's reserve: a part of what is released is kept for some days, for later refunds.
import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { onHold } from '#market/ledger/on-hold.ts';

/**
 * Keeps the reserve of parcels that were just released, by the settings or by the store's own
 * terms: a percentage of each (fractions of a unit stay with the store), or what is missing to a
 * fixed amount in the shop's currency. The caller makes sure that nobody else keeps reserves
 * meanwhile.
 */
export async function keepReserve(tx: Tx, parcels: number[], now: Date): Promise<void> {
  await sql`
    with ${reserveSql(parcels)},
    kept as (
      insert into reserves (parcel_id, store_id, amount, currency, taken_at, due_at)
      select parcel_id, store_id, part, currency, ${now},
        ${now}::timestamptz + make_interval(days => days)
      from wanted
      where part > 0
      returning parcel_id, store_id, amount, currency
    ),
    written as (
      insert into ledger_entries (kind, fact, order_id, parcel_id, at)
      select 'reserve', 'reserve:parcel:' || k.parcel_id, p.order_id, p.id, ${now}
      from kept k
      join parcels p on p.id = k.parcel_id
      returning id, parcel_id
    )
    insert into ledger_lines (entry_id, account, store_id, amount, currency)
    select w.id, v.account, k.store_id, v.sign * k.amount, k.currency
    from written w
    join kept k on k.parcel_id = w.parcel_id
    cross join (values ('store', -1), ('reserve', 1)) v (account, sign)
  `.execute(tx);
}

/** What to keep of released parcels, as common table expressions that end in `wanted`. */
const reserveSql = (parcels: number[]) => sql`
  released as (
    select e.parcel_id, e.order_id, l.store_id, l.currency, l.amount,
      coalesce(
        sum(l.amount) over (
          partition by l.store_id, l.currency
          order by e.parcel_id rows between unbounded preceding and 1 preceding
        ),
        0
      ) as before,
      coalesce(t.rate, s.reserve_rate) as rate, coalesce(t.days, s.reserve_days) as days,
      case
        when l.currency = s.currency then coalesce(t.amount, s.reserve_amount)
        else 0
      end as most
    from ledger_entries e
    join ledger_lines l on l.entry_id = e.id and l.account = 'store'
    cross join settings s
    left join reserve_terms t on t.store_id = l.store_id
    where e.kind = 'release'
      and e.parcel_id = any (${parcels})
      and l.amount > 0
  ),
  wanted as (
    select r.*,
      case
        when rate > 0 then div(amount::numeric * rate, 10000)
        else least(
          amount,
          greatest(
            0,
            most - before - coalesce((
              select sum(k.amount)
              from reserves k
              where k.store_id = r.store_id
                and k.currency = r.currency
                and k.returned_at is null
            ), 0)
          )
        )
      end as part
    from released r
    where rate > 0 or most > 0
  )
`;

/**
 * Returns reserves whose days are over to their stores' accounts, at most `atOnce`; returns how
 * many.
 */
export async function returnReserves(tx: Tx, now: Date, atOnce: number): Promise<number> {
  const { rows } = await sql`
    with due as (
      select r.parcel_id
      from reserves r
      join parcels p on p.id = r.parcel_id
      where r.returned_at is null
        and r.due_at <= ${now}
        and not ${onHold}
      order by r.due_at
      limit ${atOnce}
      for update of r
    ),
    back as (
      update reserves r set returned_at = ${now}
      from due d
      where r.parcel_id = d.parcel_id
      returning r.parcel_id, r.store_id, r.amount, r.currency
    ),
    written as (
      insert into ledger_entries (kind, fact, order_id, parcel_id, at)
      select 'reserve', 'reserve-back:parcel:' || b.parcel_id, p.order_id, p.id, ${now}
      from back b
      join parcels p on p.id = b.parcel_id
      returning id, parcel_id
    ),
    lines as (
      insert into ledger_lines (entry_id, account, store_id, amount, currency)
      select w.id, v.account, b.store_id, v.sign * b.amount, b.currency
      from written w
      join back b on b.parcel_id = w.parcel_id
      cross join (values ('reserve', -1), ('store', 1)) v (account, sign)
    )
    select parcel_id
    from back
  `.execute(tx);
  return rows.length;
}
