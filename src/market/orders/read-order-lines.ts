import { sql } from 'kysely';
import { toDecimal } from '#base/money.ts';
import type { OrderedProduct, Parcel } from '#contract/ordered-product.ts';
import type { Db } from '#db/connect.ts';
import { titledInventoryJson } from '#market/carts/cart-json.ts';
import { placeJson, placeOf } from '#market/shipping/read-shipping-rule.ts';

export type OrderParts = { lines: OrderedProduct[]; parcels: Parcel[] };
type Line = OrderedProduct & { exponent: number };
type ParcelRow = Omit<Parcel, 'cancelled' | 'lines' | 'events' | 'day_needed'> & {
  order_id: number;
  cancelled: boolean;
  exponent: number;
  events: { action: Parcel['events'][number]['action']; at: string; note: string }[];
};

/** What stands in these orders: ordered products and parcels, by order. Two statements. */
export async function readOrderParts(
  db: Db,
  orders: number[],
  language: string,
): Promise<Map<number, OrderParts>> {
  const [lines, parcels] = await Promise.all([
    readLines(db, orders, language),
    readParcels(db, orders),
  ]);
  return new Map(
    orders.map((order) => {
      const own = lines.filter(({ order_id }) => order_id === order);
      return [
        order,
        {
          lines: own,
          parcels: parcels
            .filter(({ order_id }) => order_id === order)
            .map((row) => parcelOf(row, own)),
        },
      ];
    }),
  );
}

async function readLines(db: Db, orders: number[], language: string): Promise<OrderedProduct[]> {
  const { rows } = await sql<Line>`
    select l.id, l.product_id, l.inventory_id, l.quantity, l.shipping_place_id, l.shipping_type,
      l.selling, l.shipping_price, l.tax_price, l.bundle_free as bundle_offer, l.order_id,
      l.parcel_id, coalesce(said(l.choice, ${language}), '') as choice,
      (
        exists (
          select from reviews r
          where r.order_id = l.order_id
            and r.product_id = l.product_id
        )
      )::int as reviewed,
      o.currency_exponent as exponent,
      jsonb_build_object(
        'id', p.id, 'title', said(l.title, ${language}), 'slug', p.slug, 'image', l.image,
        'selling', p.selling, 'offered', p.offered, 'unit', coalesce(said(p.unit, ${language}), ''),
        'shipping_rule_id', p.shipping_rule_id, 'bundle_deal_id', p.bundle_deal_id,
        'bundle_deal', (
          select jsonb_build_object(
            'id', d.id, 'title', said(d.title, ${language}), 'buy', d.buy, 'free', d.free
          )
          from bundle_deals d
          where d.id = p.bundle_deal_id
        )
      ) as product,
      (
        select ${placeJson(language)}
        from shipping_places sp
        join shipping_rules r on r.id = sp.shipping_rule_id
        where sp.id = l.shipping_place_id
      ) as shipping_place,
      (
        select ${titledInventoryJson(language)}
        from inventories i
        where i.id = l.inventory_id
      ) as updated_inventory
    from order_lines l
    join orders o on o.id = l.order_id
    join products p on p.id = l.product_id
    where l.order_id = any(${orders}::int[])
    order by l.id
  `.execute(db);
  return rows.map(lineOf);
}

function lineOf({ exponent, ...row }: Line): OrderedProduct {
  const money = (minor: number) => toDecimal(minor, exponent);
  return {
    ...row,
    selling: money(row.selling),
    shipping_price: money(row.shipping_price),
    tax_price: money(row.tax_price),
    product: {
      ...row.product,
      selling: money(row.product.selling),
      offered: row.product.offered === null ? null : money(row.product.offered),
    },
    shipping_place: row.shipping_place && placeOf(row.shipping_place, exponent),
    updated_inventory: row.updated_inventory && {
      ...row.updated_inventory,
      price: money(row.updated_inventory.price),
    },
  };
}

async function readParcels(db: Db, orders: number[]): Promise<ParcelRow[]> {
  const { rows } = await sql<ParcelRow>`
    select c.id, c.order_id, c.code, c.status, c.cancelled_at is not null as cancelled, c.carrier,
      c.tracking_number, c.subtotal, c.shipping_price, c.total as total_price,
      o.currency_exponent as exponent,
      jsonb_build_object('id', s.id, 'name', s.name, 'slug', s.slug) as store,
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
      ) as events
    from parcels c
    join orders o on o.id = c.order_id
    join stores s on s.id = c.store_id
    where c.order_id = any(${orders}::int[])
    order by c.id
  `.execute(db);
  return rows;
}

function parcelOf(
  { order_id: _, exponent, cancelled, events, ...row }: ParcelRow,
  own: OrderedProduct[],
): Parcel {
  const lines = own.filter(({ parcel_id }) => parcel_id === row.id);
  return {
    ...row,
    cancelled: cancelled ? 1 : 0,
    subtotal: toDecimal(row.subtotal, exponent),
    shipping_price: toDecimal(row.shipping_price, exponent),
    total_price: toDecimal(row.total_price, exponent),
    events: events ?? [],
    lines: lines.map(({ id }) => id),
    day_needed: Math.max(0, ...lines.map(({ shipping_place }) => shipping_place?.day_needed ?? 0)),
  };
}
