import { sql, type RawBuilder } from 'kysely';
import { cashOnDelivery, delivered } from '#market/audit/audit-literals.ts';

/** The ledger's entries of sales, of cash and of earnings released, against the parcels. */
export const saleChecks: RawBuilder<unknown>[] = [
  sql`
    select 'sale', 'parcel:' || p.id || ' ' || p.account, p.currency, p.amount,
      coalesce(sum(l.amount), 0)
    from part p
    left join line l
      on l.kind = 'sale'
        and l.parcel_id = p.id
        and l.account = case p.account when 'store' then 'held' else p.account end
        and l.currency = p.currency
        and (l.store_id is null or l.store_id = p.store_id)
    group by p.id, p.account, p.currency, p.amount
  `,

  sql`
    select 'sale-missing', 'parcel:' || p.id, o.currency, 1, 0
    from parcels p
    join orders o on o.id = p.order_id
    cross join lateral (
      select exists (
        select from payments y
        where y.order_id = o.id and y.state = 'succeeded'
      ) as paid
    ) y
    where p.cancelled_at is null
      and not p.unbooked
      and not exists (select from ledger_entries e where e.fact = 'sale:parcel:' || p.id)
      and (
        (p.total > 0 and y.paid)
        or (
          p.status = ${delivered}
          and (o.order_method = ${cashOnDelivery} or y.paid or o.total = 0)
        )
      )
  `,

  sql`
    select 'sale-unfounded', 'parcel:' || p.id, p.currency, 0, 1
    from part p
    join parcels c on c.id = p.id
    where p.account = 'store'
      and p.total = 0
      and c.cancelled_at is not null
  `,

  sql`
    select 'cash', 'parcel:' || coalesce(c.id, l.parcel_id), coalesce(c.currency, l.currency),
      coalesce(-c.total, 0), coalesce(l.amount, 0)
    from cash c
    full join (
      select parcel_id, store_id, currency, sum(amount) as amount
      from line
      where kind = 'cash' and account = 'store'
      group by 1, 2, 3
    ) l on l.parcel_id = c.id and l.store_id = c.store_id and l.currency = c.currency
  `,

  sql`
    select 'release', 'parcel:' || p.id, max(l.currency), 0, coalesce(sum(l.amount), 0)
    from parcels p
    left join line l on l.parcel_id = p.id and l.account = 'held'
    where p.released_at is not null
    group by p.id
  `,

  sql`
    select 'release-missing', 'parcel:' || p.id, o.currency, (p.released_at is not null)::int,
      exists (select from ledger_entries e where e.fact = 'release:parcel:' || p.id)::int
    from parcels p
    join orders o on o.id = p.order_id
  `,
];
