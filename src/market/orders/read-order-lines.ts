import { sql } from 'kysely';
import { toDecimal } from '#base/money.ts';
import type { OrderedProduct, Parcel } from '#contract/ordered-product.ts';
import type { Db } from '#db/connect.ts';
import { titledInventoryJson } from '#market/carts/cart-json.ts';
import { slugIn } from '#market/catalogue/product-slug.ts';
import { placeJson, placeOf } from '#market/shipping/read-shipping-rule.ts';
import { paidBackPieces } from '#market/orders/paid-back.ts';
import { readOrderParcels, orderParcelOf } from '#market/orders/read-order-parcels.ts';

export type OrderParts = { lines: OrderedProduct[]; parcels: Parcel[] };
type Line = OrderedProduct & { exponent: number };

/** What stands in these orders: ordered products and parcels, by order. Two statements. */
export async function readOrderParts(
  db: Db,
  orders: number[],
  language: string,
): Promise<Map<number, OrderParts>> {
  const [lines, parcels] = await Promise.all([
    readLines(db, orders, language),
    readOrderParcels(db, orders, language),
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
            .map((row) => orderParcelOf(row, own)),
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
      ${paidBackPieces} as paid_back,
      o.currency_exponent as exponent,
      jsonb_build_object(
        'id', p.id, 'title', said(l.title, ${language}), 'slug', ${slugIn(language)},
        'image', l.image, 'selling', p.selling, 'offered', p.offered, 'unit', coalesce(said(p.unit, ${language}), ''),
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
    where l.order_id = any(${orders}::int[]) and l.quantity > 0
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
