import { sql } from 'kysely';
import { cashOnDelivery, delivered } from '#market/audit/audit-literals.ts';
import { disputeFacts } from '#market/audit/dispute-facts.ts';

/**
 * The facts that the audit compares, as common table expressions. `line`: lines of the ledger.
 * `part`: how the money of each sold parcel is shared, from the parcel and its lines. `gone`: how
 * much of each part must have gone back through successful refunds (computed independently of
 * sale-shares.ts, in SQL). `cash`: what stores collected. `came`: payments that the books must
 * contain. `settled`: what gateways have paid out. The facts of disputes follow.
 */
export const facts = sql`
  line as not materialized (
    select e.id as entry, e.kind, e.fact, e.order_id, e.parcel_id, e.payment_id, e.refund_id,
      l.account, l.store_id, l.method, l.payout_id, l.currency, l.amount
    from ledger_entries e
    left join ledger_lines l on l.entry_id = e.id
  ),
  part as (
    select p.id, p.store_id, p.total, o.currency, v.place, v.account, v.amount
    from parcels p
    join orders o on o.id = p.order_id
    cross join lateral (
      select coalesce(sum(commission), 0) as commission
      from order_lines
      where order_id = p.order_id and parcel_id = p.id
    ) c
    cross join lateral (
      values
        (
          1, 'store',
          p.subtotal - p.bundle_offer + p.shipping_price - c.commission
            - case when o.voucher_store_id = p.store_id then p.voucher_price else 0 end
        ),
        (2, 'tax', p.tax::numeric),
        (
          3, 'market',
          c.commission + p.fee
            - case when o.voucher_store_id = p.store_id then 0 else p.voucher_price end
        ),
        (4, 'customer', -p.total::numeric)
    ) v (place, account, amount)
    where exists (select from ledger_entries e where e.fact = 'sale:parcel:' || p.id)
  ),
  back as (
    select part.*, least(coalesce(r.back, 0), total)::numeric as back,
      part.amount * least(coalesce(r.back, 0), total) as exact
    from part
    left join (
      select rp.parcel_id, sum(rp.amount) as back
      from refund_parcels rp
      join refunds r on r.id = rp.refund_id and r.state = 'succeeded'
      group by 1
    ) r on r.parcel_id = part.id
    where part.total > 0
  ),
  rest as (
    select *, mod(mod(exact, total) + total, total) as rest
    from back
    where place < 4
  ),
  gone as (
    select id, store_id, currency, account,
      whole + (
        row_number() over (partition by id order by rest desc, place) <= back
          - sum(whole) over (partition by id)
      )::int as amount
    from (select *, div(exact - rest, total) as whole from rest) w
    union all
    select id, store_id, currency, account, -back
    from back
    where place = 4
  ),
  cash as (
    select p.id, p.order_id, p.store_id, o.currency, p.total
    from parcels p
    join orders o on o.id = p.order_id
    where o.order_method = ${cashOnDelivery}
      and p.status = ${delivered}
      and p.cancelled_at is null
      and not p.unbooked
      and not exists (
        select from payments y
        where y.order_id = o.id and y.state = 'succeeded'
      )
  ),
  came as (
    select id, order_id, method, currency, state, bank_charges, coalesce(received, amount) as amount
    from payments y
    where state = 'succeeded'
      or exists (
        select from ledger_entries e
        where e.kind = 'payment' and e.payment_id = y.id
      )
  ),
  settled as (
    select distinct on (s.payment_id, s.refund_id) s.*, t.method, w.about,
      'settlement:' || w.about as fact
    from settlement_lines s
    join settlements t on t.id = s.settlement_id
    cross join lateral (
      select coalesce('payment:' || s.payment_id, 'refund:' || s.refund_id) as about
    ) w
    where s.found = 'matched'
    order by s.payment_id, s.refund_id, s.id
  ),
  ${disputeFacts}
`;
