// The parcels of a condition as stores and staff see them.
import { sql, type RawBuilder } from 'kysely';
import { toDecimal } from '#base/money.ts';
import { createdText } from '#base/time.ts';
import type { UnsaidParcel } from '#contract/sold-parcel.ts';
import type { Db } from '#db/connect.ts';
import { linesOf } from '#market/addresses/lines-of.ts';
import { actionsFor } from '#market/orders/payment-rule.ts';
import { disputedOf } from '#market/orders/disputed-parcel.ts';
import { returnedOf } from '#market/orders/returned-parcel.ts';
import { addressOf } from '#market/orders/order-address.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';

type SoldParcelRow = Omit<
  UnsaidParcel,
  | 'actions'
  | 'cancelled'
  | 'disputed'
  | 'order'
  | 'address'
  | 'created'
  | 'created_at'
  | 'total_price'
> & {
  cancelled: boolean;
  placed: Date;
  total: number;
  order_id: number;
  order_code: string;
  order_method: number;
  paid: boolean;
  returned: boolean;
  disputed: boolean;
  exponent: number;
  address: Omit<UnsaidParcel['address'], 'lines'> & { id: number };
};

/** Parcels that match, in the order of `rest`, which may also limit the page. One statement. */
export async function readSoldParcelRows(
  db: Db,
  { language }: Seller | Staff,
  where: RawBuilder<unknown>,
  rest: RawBuilder<unknown>,
): Promise<SoldParcelRow[]> {
  const { rows } = await sql<SoldParcelRow>`
    select c.id, c.code, c.status, c.cancelled_at is not null as cancelled, c.carrier,
      c.tracking_number, o.created_at as placed, o.id as order_id, o.code as order_code,
      o.order_method, o.paid_at is not null as paid, back.returned, back.disputed, o.currency,
      o.currency_exponent as exponent, ${addressOf} as address, c.subtotal, c.bundle_offer, c.tax,
      c.shipping_price, c.voucher_price, c.fee, c.total,
      jsonb_build_object('id', s.id, 'name', s.name, 'slug', s.slug) as store,
      coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'action', e.action,
            'at', to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'note', e.note,
            'reason', e.reason, 'actor', e.actor,
            'by', case when e.actor <> 'customer' then coalesce(a.name, '') else '' end
          )
          order by e.at, e.id
        )
        from parcel_events e
        left join accounts a on a.id = e.account_id
        where e.parcel_id = c.id
      ), '[]') as events,
      coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'id', l.id, 'product_id', l.product_id, 'title', said(l.title, ${language}),
            'choice', coalesce(said(l.choice, ${language}), ''), 'sku', l.sku, 'image', l.image,
            'quantity', l.quantity, 'bundle_offer', l.bundle_free, 'shipping_type', l.shipping_type,
            'selling', l.selling, 'tax_price', l.tax_price, 'shipping_price', l.shipping_price,
            'voucher_price', l.voucher_price
          )
          order by l.id
        )
        from order_lines l
        where l.order_id = c.order_id and l.parcel_id = c.id
      ), '[]') as lines
    from parcels c
    join orders o on o.id = c.order_id
    join stores s on s.id = c.store_id
    cross join lateral (
      select ${returnedOf} as returned, ${disputedOf} as disputed
      from (select c.id, c.total, c.order_id) p
    ) back
    where ${where}
    ${rest}
  `.execute(db);
  return rows;
}

/** A parcel as its store and the staff see it. */
export function soldParcelOf(
  {
    exponent,
    order_id,
    order_code,
    order_method,
    paid,
    returned,
    disputed,
    placed,
    total,
    ...row
  }: SoldParcelRow,
  actor: Seller | Staff,
): UnsaidParcel {
  const money = (minor: number) => toDecimal(minor, exponent);
  const { id: _, ...address } = row.address;
  const actions = actionsFor(
    { method: order_method, paid },
    { status: row.status, cancelled: row.cancelled, returned, disputed },
  );
  return {
    ...row,
    actions,
    cancelled: row.cancelled ? 1 : 0,
    disputed: disputed ? 1 : 0,
    created_at: placed.toISOString(),
    created: createdText(placed, actor.timeZone),
    order: { id: order_id, code: order_code, order_method, payment_done: paid ? 1 : 0 },
    address: {
      ...address,
      email: actor.kind === 'staff' ? address.email : null,
      lines: linesOf(address, actor.language),
    },
    lines: row.lines.map((line) => ({
      ...line,
      selling: money(line.selling),
      tax_price: money(line.tax_price),
      shipping_price: money(line.shipping_price),
      voucher_price: money(line.voucher_price),
    })),
    subtotal: money(row.subtotal),
    bundle_offer: money(row.bundle_offer),
    tax: money(row.tax),
    shipping_price: money(row.shipping_price),
    voucher_price: money(row.voucher_price),
    fee: money(row.fee),
    total_price: money(total),
  };
}
