import { sql, type RawBuilder } from 'kysely';
import { bankTransfer, delivered } from '#market/audit/audit-literals.ts';

/** The ledger's balances of gateways, orders, stores and customers, against the facts. */
export const balanceChecks: RawBuilder<unknown>[] = [
  sql`
    select 'gateway', 'method:' || coalesce(f.method, l.method), coalesce(f.currency, l.currency),
      coalesce(f.amount, 0), coalesce(l.amount, 0)
    from (
      select method, currency, sum(amount) as amount
      from (
        select method, currency, amount
        from came
        union all
        select coalesce(y.method, o.order_method), o.currency, -r.amount
        from refunds r
        join orders o on o.id = r.order_id
        left join payments y on y.id = r.payment_id
        where r.state = 'succeeded' and r.source <> 'dispute'
        union all
        select method, currency, -taken
        from disputed_moves
        union all
        select method, currency, -gross
        from settled
      ) m
      group by 1, 2
    ) f
    full join (
      select method, currency, -sum(amount) as amount
      from line
      where account = 'gateway'
      group by 1, 2
    ) l on l.method = f.method and l.currency = f.currency
  `,

  sql`
    select 'order-paid', 'order:' || o.id, o.currency, coalesce(c.amount, 0), o.paid
    from orders o
    left join (
      select order_id, sum(amount) as amount
      from (
        select order_id, amount + bank_charges as amount
        from came
        where state = 'succeeded'
          or (method = ${bankTransfer} and state not in ('review', 'failed'))
        union all
        select order_id, total
        from cash
      ) m
      group by 1
    ) c on c.order_id = o.id
    where not exists (select from parcels p where p.order_id = o.id and p.unbooked)
  `,

  sql`
    select 'order-refunded', 'order:' || o.id, o.currency, coalesce(r.amount, 0), o.refunded
    from orders o
    left join (
      select r.order_id, sum(rp.amount) as amount
      from refunds r
      join refund_parcels rp on rp.refund_id = r.id
      where r.state <> 'failed'
      group by 1
    ) r on r.order_id = o.id
  `,

  sql`
    select 'store', 'store:' || coalesce(f.store_id, l.store_id), coalesce(f.currency, l.currency),
      coalesce(f.amount, 0), coalesce(l.amount, 0)
    from (
      select store_id, currency, sum(amount) as amount
      from (
        select store_id, currency, amount
        from part
        where account = 'store'
        union all
        select store_id, currency, -amount
        from gone
        where account = 'store'
        union all
        select store_id, currency, -total
        from cash
        union all
        select store_id, currency, amount
        from line
        where kind = 'adjustment' and account = 'store'
        union all
        select store_id, currency, -amount
        from payouts
        where state = 'paid'
      ) m
      group by 1, 2
    ) f
    full join (
      select store_id, currency, sum(amount) as amount
      from line
      where account in ('held', 'store', 'reserve')
      group by 1, 2
    ) l on l.store_id = f.store_id and l.currency = f.currency
  `,

  sql`
    select 'customer', 'order:' || o.id, max(l.currency), 0, sum(l.amount)
    from orders o
    join line l on l.order_id = o.id and l.account = 'customer'
    where not exists (
      select from parcels p
      where p.order_id = o.id
        and (p.unbooked or (p.status < ${delivered} and p.cancelled_at is null))
    )
      and not exists (select from refunds r where r.order_id = o.id and r.state = 'pending')
    group by o.id
    having sum(l.amount) < 0
      or not exists (select from refunds r where r.order_id = o.id and r.state = 'failed')
        and not exists (
          select from disputes d
          join payments y on y.id = d.payment_id
          where y.order_id = o.id and d.settled_at is null
        )
  `,
];
