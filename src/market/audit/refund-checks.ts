import { sql, type RawBuilder } from 'kysely';
import { waitsToBePaid } from '#market/payments/close-unpaid.ts';

/** Refunds that are done or under way, by the line or parcel they are for. */
const refunded = sql`
  (
    select rl.order_line_id as line, sum(rl.amount) as amount
    from refund_lines rl
    join refunds r on r.id = rl.refund_id
    where r.state <> 'failed'
    group by 1
  )
`;

/**
 * Money that went back, against lines, vouchers and the reports of gateways; and orders past their
 * time.
 */
export const refundChecks: RawBuilder<unknown>[] = [
  // No line is refunded more than was paid for it, its shipping included.
  sql`
    select 'refunded-line', 'order-line:' || l.id, o.currency, least(w.paid, r.amount), r.amount
    from ${refunded} r
    join order_lines l on l.id = r.line
    join orders o on o.id = l.order_id
    cross join lateral (
      select l.selling * (l.quantity - l.bundle_free) + l.tax_price * l.quantity + l.shipping_price
        - l.voucher_price as paid
    ) w
  `,

  // The shares of a refund's lines are of its parcel, and never exceed the parcel's part.
  sql`
    select 'refund-lines', 'refund:' || m.refund_id || ' parcel:' || m.parcel_id, '',
      least(coalesce(rp.amount, 0), m.amount), m.amount
    from (
      select rl.refund_id, l.parcel_id, sum(rl.amount) as amount
      from refund_lines rl
      join order_lines l on l.id = rl.order_line_id
      group by 1, 2
    ) m
    left join refund_parcels rp on rp.refund_id = m.refund_id and rp.parcel_id = m.parcel_id
  `,

  // Each refund that a gateway reports is known here; one of ours that is still under way may be
  // the same.
  sql`
    select 'gateway-returned', 'payment:' || p.id, p.currency, p.returned, coalesce(r.amount, 0)
    from payments p
    left join (
      select payment_id, sum(amount) as amount
      from refunds
      where source <> 'dispute' and state <> 'failed'
      group by 1
    ) r on r.payment_id = p.id
    where p.returned > coalesce(r.amount, 0)
      and not exists (
        select from refunds w
        where w.payment_id = p.id and w.state = 'pending'
      )
  `,

  // A voucher is divided among its parcels, and theirs among their lines, to the last minor unit.
  sql`
    select 'voucher-shares', 'order:' || o.id || ' ' || v.what, o.currency, o.voucher_price,
      v.amount
    from orders o
    join (
      select order_id, 'parcels' as what, sum(voucher_price) as amount
      from parcels
      group by 1
      union all
      select order_id, 'lines', sum(voucher_price)
      from order_lines
      group by 1
    ) v on v.order_id = o.id
  `,

  // The clock cancels orders that were not paid in time; if one is a day overdue, the clock has
  // stopped.
  sql`
    select 'unpaid-overdue', 'order:' || o.id, o.currency, 0, 1
    from orders o
    where o.pay_by < now() - interval '1 day'
      and ${waitsToBePaid}
  `,
];
