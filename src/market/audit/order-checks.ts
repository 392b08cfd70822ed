import { sql, type RawBuilder } from 'kysely';
import { cashOnDelivery, confirmed, delivered, pending } from '#market/audit/audit-literals.ts';

/**
 * Orders against their parcels: no goods move before they are paid, none move after they are
 * cancelled, collected cash pays its order, and parts add up to wholes. `unbooked` parcels are
 * older than the ledger.
 */
export const orderChecks: RawBuilder<unknown>[] = [
  sql`
    select 'moved-unpaid' as fault, 'parcel:' || p.id as about, o.currency, 0::numeric as expected,
      p.status::numeric as found
    from parcels p
    join orders o on o.id = p.order_id
    where p.status > ${pending}
      and p.cancelled_at is null
      and not p.unbooked
      and o.paid_at is null
      and o.order_method <> ${cashOnDelivery}
  `,

  sql`
    select 'shipped-cancelled', 'parcel:' || p.id, o.currency, 0, p.status
    from parcels p
    join orders o on o.id = p.order_id
    where p.status > ${confirmed}
      and (p.cancelled_at is not null or o.cancelled_at is not null)
  `,

  sql`
    select 'cash-unpaid', 'order:' || o.id, o.currency, 1, 0
    from orders o
    join parcels p on p.order_id = o.id and p.cancelled_at is null
    where o.order_method = ${cashOnDelivery}
      and o.paid_at is null
      and o.cancelled_at is null
    group by o.id
    having bool_and(p.status = ${delivered})
  `,

  sql`
    select 'paid-short', 'order:' || o.id, o.currency, sum(p.total), o.paid
    from orders o
    join parcels p on p.order_id = o.id and p.cancelled_at is null
    where o.paid_at is not null
    group by o.id
    having o.paid < sum(p.total) and not bool_or(p.unbooked)
  `,

  sql`
    select 'order-sum', 'order:' || o.id, o.currency, sum(p.total), o.total
    from orders o
    join parcels p on p.order_id = o.id
    group by o.id
  `,

  sql`
    select 'parcel-sum', 'parcel:' || p.id, o.currency, p.total - p.fee,
      sum(
        l.selling * (l.quantity - l.bundle_free) + l.tax_price * l.quantity + l.shipping_price
          - l.voucher_price
      )
    from parcels p
    join orders o on o.id = p.order_id
    join order_lines l on l.parcel_id = p.id
    group by p.id, o.currency
  `,
];
