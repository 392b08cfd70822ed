// The parcels of orders as their buyer sees them.
import { sql } from 'kysely';
import { toDecimal } from '#base/money.ts';
import type { OrderedProduct, Parcel } from '#contract/ordered-product.ts';
import type { Db } from '#db/connect.ts';

type ParcelRow = Omit<Parcel, 'cancelled' | 'lines' | 'events'> & {
  order_id: number;
  cancelled: boolean;
  exponent: number;
  events: { action: Parcel['events'][number]['action']; at: string; note: string }[];
};

/** The parcels of these orders, each with what happened to it. One statement. */
export async function readOrderParcels(
  db: Db,
  orders: number[],
  language: string,
): Promise<ParcelRow[]> {
  const { rows } = await sql<ParcelRow>`
    select c.id, c.order_id, c.code, c.status, c.cancelled_at is not null as cancelled, c.carrier,
      c.tracking_number, c.subtotal, c.bundle_offer, c.voucher_price, c.shipping_price, c.fee, c.tax,
      c.total as total_price, o.currency_exponent as exponent,
      jsonb_build_object('id', s.id, 'name', s.name, 'slug', s.slug) as store,
      coalesce((
        select max(l.day_needed)
        from order_lines l
        where l.order_id = c.order_id and l.parcel_id = c.id and l.quantity > 0
      ), 0) as day_needed,
      (
        select jsonb_agg(
          jsonb_build_object(
            'action', e.action,
            'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
            'note', case when e.actor = 'customer' then '' else e.note end
          )
          order by e.at, e.id
        )
        from parcel_events e
        where e.parcel_id = c.id
      ) as events,
      coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'title', said(l.title, ${language}), 'quantity', g.quantity, 'reason', g.reason,
            'at', to_char(g.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
          )
          order by g.at, l.id
        )
        from order_lines l
        join cancelled_pieces g on g.order_line_id = l.id
        where l.order_id = c.order_id and l.parcel_id = c.id
      ), '[]') as gone
    from parcels c
    join orders o on o.id = c.order_id
    join stores s on s.id = c.store_id
    where c.order_id = any(${orders}::int[])
    order by c.id
  `.execute(db);
  return rows;
}

/** A parcel as its buyer sees it, with those of the order's lines that are in it. */
export function orderParcelOf(
  { order_id: _, exponent, cancelled, events, ...row }: ParcelRow,
  own: OrderedProduct[],
): Parcel {
  const lines = own.filter(({ parcel_id }) => parcel_id === row.id);
  return {
    ...row,
    cancelled: cancelled ? 1 : 0,
    subtotal: toDecimal(row.subtotal, exponent),
    bundle_offer: toDecimal(row.bundle_offer, exponent),
    voucher_price: toDecimal(row.voucher_price, exponent),
    shipping_price: toDecimal(row.shipping_price, exponent),
    fee: toDecimal(row.fee, exponent),
    tax: toDecimal(row.tax, exponent),
    total_price: toDecimal(row.total_price, exponent),
    events: events ?? [],
    lines: lines.map(({ id }) => id),
  };
}
