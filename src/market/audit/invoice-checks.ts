import { sql, type RawBuilder } from 'kysely';
import { pending } from '#market/audit/audit-literals.ts';
import { invoiced, notWaiting } from '#market/audit/invoiced.ts';

/** Invoices, against their parcels. */
export const invoiceChecks: RawBuilder<unknown>[] = [
  // An invoice states what its parcel was sold for, line by line, less what was taken out of it
  // since.
  sql`
    select 'invoice-sums', 'parcel:' || p.id || ' ' || v.name, o.currency, v.sold,
      coalesce(v.said, -1)
    from ${invoiced} i
    join parcels p on p.id = i.parcel_id
    join orders o on o.id = p.order_id
    cross join lateral (
      values ('subtotal', p.subtotal, (i.content -> 'parts' ->> 'subtotal')::bigint),
        ('bundle', p.bundle_offer, (i.content -> 'parts' ->> 'bundle')::bigint),
        ('shipping', p.shipping_price, (i.content -> 'parts' ->> 'shipping')::bigint),
        ('voucher', p.voucher_price, (i.content -> 'parts' ->> 'voucher')::bigint),
        ('fee', p.fee, (i.content -> 'parts' ->> 'fee')::bigint),
        ('tax', p.tax, (i.content -> 'sums' ->> 'tax')::bigint),
        ('total', p.total, i.total - i.cut)
    ) v (name, sold, said)
    where i.cut = 0 or v.name = 'total'
  `,
  sql`
    select 'invoice-currency', 'parcel:' || p.id, '', 1, (o.currency = i.currency)::int
    from ${invoiced} i
    join parcels p on p.id = i.parcel_id
    join orders o on o.id = p.order_id
  `,
  sql`
    select 'invoice-lines', 'parcel:' || p.id, '',
      greatest(s.sold, jsonb_array_length(i.content -> 'lines')), s.same
    from ${invoiced} i
    join parcels p on p.id = i.parcel_id
    cross join lateral (
      select count(*) as sold,
        count(*) filter (
          where exists (
            select from jsonb_to_recordset(i.content -> 'lines') x (
              id int, quantity int, free int, unit bigint, net bigint, tax bigint
            )
            where (x.id, x.quantity, x.free, x.unit, x.net, x.tax) = (
              l.id, l.quantity, l.bundle_free, l.selling, l.selling * l.quantity,
              l.tax_price * l.quantity
            )
          )
        ) as same
      from order_lines l
      where l.order_id = p.order_id and l.parcel_id = p.id and l.quantity > 0
    ) s
    where i.cut = 0
  `,

  // Every parcel that a store has begun to handle has its invoice.
  sql`
    select 'invoice-missing', 'parcel:' || p.id, '', 1, 0
    from parcels p
    where p.status > ${pending}
      and p.cancelled_at is null
      and ${notWaiting}
      and not exists (select from papers i where i.parcel_id = p.id and i.names is null)
  `,
];
