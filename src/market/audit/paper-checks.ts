import { sql, type RawBuilder } from 'kysely';
import { commissionOf } from '#market/papers/issue-commission.ts';

/** Invoices, with what is credited of each now: credit notes less those that were taken back. */
const invoiced = sql`(
  select i.id, i.parcel_id, i.currency, i.total, i.content, coalesce(c.credited, 0) as credited
  from papers i left join (
    select parcel_id, sum(case kind when 'credit-note' then total else -total end) as credited
    from papers where parcel_id is not null and names is not null group by 1) c
    on c.parcel_id = i.parcel_id
  where i.kind = 'invoice' and i.names is null)`;
const notWaiting = sql`not exists (select from paper_backlog b where b.parcel_id = p.id)`;

/** Papers against each other, and against what they are about. */
export const paperChecks: RawBuilder<unknown>[] = [
  // Numbers have no gap and none is twice; the counter stands at the last.
  sql`select 'paper-number', 'series:' || coalesce(p.about, c.about), '',
      coalesce(c.last, 0), coalesce(p.count, 0)
    from (select paper_code(series, issuer, year, 0) as about, count(distinct number) as count
      from papers where number > 0 group by 1) p
    full join (select paper_code(series, issuer, year, 0) as about, last from paper_counters) c
      on c.about = p.about`,
  sql`select 'paper-number', 'paper:' || code, '', at, number from (
    select code, number, row_number() over (partition by issuer, series, year order by number) as at
    from papers) p`,

  // Days do not go back within a series; invoices of before were dated in their buyers' zones.
  sql`select 'paper-date', 'paper:' || code, '', 0, before - issued_on from (
    select code, issued_on, lag(issued_on) over (partition by issuer, series, year order by number)
      as before from papers where content ->> 'form' <> '0') p where before > issued_on`,

  // What was frozen adds up, and says what its row says.
  sql`select 'paper-sums', 'paper:' || code, currency, total,
    coalesce((content -> 'sums' ->> 'total')::bigint, -1) from papers`,
  sql`select 'paper-sums', 'paper:' || code, '', 1, coalesce(paper_adds_up(content)
    and content ->> 'code' = code and content ->> 'issuedOn' = issued_on::text
    and content ->> 'currency' = currency, false)::int from papers`,

  // An invoice says what its parcel was sold for, line by line.
  sql`select 'invoice-sums', 'parcel:' || p.id || ' ' || v.name, o.currency, v.sold, coalesce(v.said, -1)
    from ${invoiced} i join parcels p on p.id = i.parcel_id join orders o on o.id = p.order_id
    cross join lateral (values
      ('subtotal', p.subtotal, (i.content -> 'parts' ->> 'subtotal')::bigint),
      ('bundle', p.bundle_offer, (i.content -> 'parts' ->> 'bundle')::bigint),
      ('shipping', p.shipping_price, (i.content -> 'parts' ->> 'shipping')::bigint),
      ('voucher', p.voucher_price, (i.content -> 'parts' ->> 'voucher')::bigint),
      ('fee', p.fee, (i.content -> 'parts' ->> 'fee')::bigint),
      ('tax', p.tax, (i.content -> 'sums' ->> 'tax')::bigint),
      ('total', p.total, i.total)) v (name, sold, said)`,
  sql`select 'invoice-currency', 'parcel:' || p.id, '', 1, (o.currency = i.currency)::int
    from ${invoiced} i join parcels p on p.id = i.parcel_id join orders o on o.id = p.order_id`,
  sql`select 'invoice-lines', 'parcel:' || p.id, '', greatest(s.sold, jsonb_array_length(i.content -> 'lines')),
      s.same
    from ${invoiced} i join parcels p on p.id = i.parcel_id
    cross join lateral (select count(*) as sold, count(*) filter (where exists (
        select from jsonb_to_recordset(i.content -> 'lines') x (id int, quantity int, free int,
          unit bigint, net bigint, tax bigint)
        where (x.id, x.quantity, x.free, x.unit, x.net, x.tax) = (l.id, l.quantity, l.bundle_free,
          l.selling, l.selling * l.quantity, l.tax_price * l.quantity))) as same
      from order_lines l where l.order_id = p.order_id and l.parcel_id = p.id) s`,

  // Every parcel that a store has begun with has its invoice.
  sql`select 'invoice-missing', 'parcel:' || p.id, '', 1, 0 from parcels p
    where p.status > 1 and p.cancelled_at is null and ${notWaiting}
      and not exists (select from papers i where i.parcel_id = p.id and i.names is null)`,

  // What went back is credited, what was cancelled wholly; nothing else is, and never too much.
  sql`select 'refund-credit', 'parcel:' || p.id, i.currency, r.back, least(r.back, i.credited)
    from ${invoiced} i join parcels p on p.id = i.parcel_id join (
      select rp.parcel_id, sum(rp.amount) as back from refund_parcels rp
      join refunds f on f.id = rp.refund_id and f.state = 'succeeded' and not f.guessed
      group by 1) r
      on r.parcel_id = p.id where ${notWaiting}`,
  sql`select 'cancelled-credit', 'parcel:' || p.id, i.currency, i.total, i.credited
    from ${invoiced} i join parcels p on p.id = i.parcel_id
    where p.cancelled_at is not null and ${notWaiting}`,
  sql`select 'credit-unfounded', 'paper:' || n.code, n.currency, 0, n.total
    from papers n join parcels p on p.id = n.parcel_id left join refunds f on f.id = n.refund_id
    where n.kind = 'credit-note' and p.cancelled_at is null and f.state is distinct from 'succeeded'
      and not exists (select from papers b where b.names = n.id) and ${notWaiting}`,
  sql`select 'credits', 'parcel:' || i.parcel_id, i.currency, greatest(0, least(i.total, i.credited)),
    i.credited from ${invoiced} i`,
  sql`select 'paper-names', 'paper:' || n.code, '', coalesce(i.id, 0), coalesce(n.names, 0)
    from papers n left join ${invoiced} i on i.parcel_id = n.parcel_id where n.kind = 'credit-note'`,

  // The store has the market's invoice for the commission of what it was paid.
  sql`select 'commission', 'payout:' || y.id, y.currency, coalesce(k.amount, 0),
      coalesce((select sum(case kind when 'commission-invoice' then total else -total end)
        from papers i where i.payout_id = y.id), 0)
    from payouts y left join lateral (select sum(amount) as amount
      from (${commissionOf(sql`y.id`)}) one) k on true
    where y.state = 'paid' and not exists (select from paper_backlog b where b.payout_id = y.id)`,
];
