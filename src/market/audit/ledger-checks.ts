import { sql, type RawBuilder } from 'kysely';

/** The ledger against the facts that it stands for. */
export const ledgerChecks: RawBuilder<unknown>[] = [
  sql`select 'unbalanced' as fault, 'entry:' || entry as about, currency, 0::numeric as expected, sum(amount) as found from line group by entry, currency having sum(amount) <> 0`,

  sql`select 'payment', 'payment:' || c.id, c.currency, case when c.state in ('succeeded', 'review') or c.method = 7 then -c.amount else 0 end, coalesce(sum(l.amount), 0) from came c
    left join line l on l.kind = 'payment' and l.payment_id = c.id and l.account = 'gateway' and l.method = c.method and l.currency = c.currency group by c.id, c.currency, c.state, c.method, c.amount`,

  sql`select 'refund', 'refund:' || r.id, o.currency, case when r.state = 'succeeded' then r.amount else 0 end, coalesce(sum(l.amount), 0) from refunds r join orders o on o.id = r.order_id left join payments y on y.id = r.payment_id
    left join line l on l.kind = 'refund' and l.refund_id = r.id and l.account = case r.source when 'dispute' then 'disputed' else 'gateway' end and l.method = coalesce(y.method, o.order_method) and l.currency = o.currency group by r.id, o.currency`,
  sql`select 'refund-parts', 'refund:' || r.id, o.currency, case when r.source = 'market' then r.amount else least(r.amount, sum(rp.amount)) end, sum(rp.amount) from refunds r join orders o on o.id = r.order_id join refund_parcels rp on rp.refund_id = r.id group by r.id, o.currency`,
  sql`select 'refund-share', 'parcel:' || g.id || ' ' || g.account, g.currency, g.amount, -coalesce(sum(l.amount), 0) from gone g
    left join line l on l.kind = 'refund' and l.parcel_id = g.id and (l.account = g.account or (l.account = 'held' and g.account = 'store')) and l.currency = g.currency and (l.store_id is null or l.store_id = g.store_id) group by g.id, g.account, g.currency, g.amount`,

  sql`select 'sale', 'parcel:' || p.id || ' ' || p.account, p.currency, p.amount, coalesce(sum(l.amount), 0) from part p
    left join line l on l.kind = 'sale' and l.parcel_id = p.id and l.account = case p.account when 'store' then 'held' else p.account end and l.currency = p.currency and (l.store_id is null or l.store_id = p.store_id) group by p.id, p.account, p.currency, p.amount`,
  sql`select 'sale-missing', 'parcel:' || p.id, o.currency, 1, 0 from parcels p join orders o on o.id = p.order_id cross join lateral (select exists (select from payments y where y.order_id = o.id and y.state = 'succeeded') as paid) y
    where p.cancelled_at is null and not p.unbooked and not exists (select from ledger_entries e where e.fact = 'sale:parcel:' || p.id)
      and ((p.total > 0 and y.paid) or (p.status = 5 and (o.order_method = 2 or y.paid or o.total = 0)))`,
  sql`select 'sale-unfounded', 'parcel:' || p.id, p.currency, 0, 1 from part p join parcels c on c.id = p.id where p.account = 'store' and p.total = 0 and c.cancelled_at is not null`,

  sql`select 'cash', 'parcel:' || coalesce(c.id, l.parcel_id), coalesce(c.currency, l.currency), coalesce(-c.total, 0), coalesce(l.amount, 0) from cash c
    full join (select parcel_id, store_id, currency, sum(amount) as amount from line where kind = 'cash' and account = 'store' group by 1, 2, 3) l on l.parcel_id = c.id and l.store_id = c.store_id and l.currency = c.currency`,

  sql`select 'release', 'parcel:' || p.id, max(l.currency), 0, coalesce(sum(l.amount), 0) from parcels p left join line l on l.parcel_id = p.id and l.account = 'held' where p.released_at is not null group by p.id`,
  sql`select 'release-missing', 'parcel:' || p.id, o.currency, (p.released_at is not null)::int, exists (select from ledger_entries e where e.fact = 'release:parcel:' || p.id)::int from parcels p join orders o on o.id = p.order_id`,

  sql`select 'payout', 'payout:' || p.id, p.currency, case p.state when 'cancelled' then 0 else p.amount end, coalesce(sum(l.amount), 0) from payouts p
    left join line l on l.payout_id = p.id and l.kind <> 'payout' and l.store_id = p.store_id and l.currency = p.currency group by p.id`,
  sql`select 'payout-paid', 'payout:' || p.id, p.currency, case p.state when 'paid' then -p.amount else 0 end, coalesce(sum(l.amount), 0) from payouts p
    left join line l on l.payout_id = p.id and l.kind = 'payout' and l.store_id = p.store_id and l.currency = p.currency group by p.id`,

  sql`select 'settlement', s.about || ' ' || v.account, s.currency, v.amount, coalesce(sum(l.amount), 0) from settled s
    cross join lateral (values ('gateway', s.gross), ('bank', -s.net), ('market', -s.fee)) v (account, amount)
    left join line l on l.fact = s.fact and l.kind = 'settlement' and l.account = v.account and l.currency = s.currency and (l.method is null or l.method = s.method) group by s.about, s.currency, v.account, v.amount`,
  sql`select 'settlement-unfounded', 'entry:' || l.entry, max(l.currency), 0, 1 from line l where l.kind = 'settlement' and not exists (select from settled s where s.fact = l.fact) group by l.entry`,

  sql`select 'gateway', 'method:' || coalesce(f.method, l.method), coalesce(f.currency, l.currency), coalesce(f.amount, 0), coalesce(l.amount, 0)
    from (select method, currency, sum(amount) as amount from (select method, currency, amount from came
      union all select coalesce(y.method, o.order_method), o.currency, -r.amount from refunds r join orders o on o.id = r.order_id left join payments y on y.id = r.payment_id where r.state = 'succeeded' and r.source <> 'dispute'
      union all select method, currency, -taken from disputed_moves
      union all select method, currency, -gross from settled) m group by 1, 2) f
    full join (select method, currency, -sum(amount) as amount from line where account = 'gateway' group by 1, 2) l on l.method = f.method and l.currency = f.currency`,

  sql`select 'order-paid', 'order:' || o.id, o.currency, coalesce(c.amount, 0), o.paid
    from orders o left join (select order_id, sum(amount) as amount from (select order_id, amount + bank_charges as amount from came where state = 'succeeded' or (method = 7 and state not in ('review', 'failed')) union all select order_id, total from cash) m group by 1) c on c.order_id = o.id
    where not exists (select from parcels p where p.order_id = o.id and p.unbooked)`,
  sql`select 'order-refunded', 'order:' || o.id, o.currency, coalesce(r.amount, 0), o.refunded from orders o
    left join (select r.order_id, sum(rp.amount) as amount from refunds r join refund_parcels rp on rp.refund_id = r.id where r.state <> 'failed' group by 1) r on r.order_id = o.id`,

  sql`select 'store', 'store:' || coalesce(f.store_id, l.store_id), coalesce(f.currency, l.currency), coalesce(f.amount, 0), coalesce(l.amount, 0)
    from (select store_id, currency, sum(amount) as amount from (select store_id, currency, amount from part where account = 'store' union all select store_id, currency, -amount from gone where account = 'store'
      union all select store_id, currency, -total from cash union all select store_id, currency, amount from line where kind = 'adjustment' and account = 'store'
      union all select store_id, currency, -amount from payouts where state = 'paid') m group by 1, 2) f
    full join (select store_id, currency, sum(amount) as amount from line where account in ('held', 'store', 'reserve') group by 1, 2) l on l.store_id = f.store_id and l.currency = f.currency`,

  sql`select 'customer', 'order:' || o.id, max(l.currency), 0, sum(l.amount) from orders o join line l on l.order_id = o.id and l.account = 'customer'
    where not exists (select from parcels p where p.order_id = o.id and (p.unbooked or (p.status < 5 and p.cancelled_at is null))) and not exists (select from refunds r where r.order_id = o.id and r.state = 'pending')
    group by o.id having sum(l.amount) < 0 or not exists (select from refunds r where r.order_id = o.id and r.state = 'failed')
      and not exists (select from disputes d join payments y on y.id = d.payment_id where y.order_id = o.id and d.settled_at is null)`,
];
