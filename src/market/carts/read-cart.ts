import { sql, type RawBuilder } from 'kysely';
import { toDecimal } from '#base/money.ts';
import { utcText } from '#base/time.ts';
import type { CartLine } from '#contract/cart-line.ts';
import type { ShippingPlace } from '#contract/shipping.ts';
import { runningSale } from '#market/pricing/running-sales.ts';
import type { Shopper } from '#market/settings/actor.ts';
import type { Reading } from '#market/settings/reading.ts';
import { placeJson, placeOf } from '#market/shipping/read-shipping-rule.ts';

type Product = CartLine['flash_product'];
type Row = Omit<CartLine, 'flash_product' | 'selected' | 'shipping_type' | 'bundle_deal'> & {
  selected: boolean;
  shipping_type: number | null;
  end_at: Date | null;
  flash_product: Product;
  tax_amount: number | null;
};

/** A caller's cart, oldest line first. One statement. */
export async function readCart(
  { db, language, market, now }: Reading,
  { key }: Shopper,
): Promise<CartLine[]> {
  const { rows } = await sql<Row>`
    select l.id, l.product_id, null as user_id, l.inventory_id, l.quantity, l.selected,
      l.shipping_place_id, l.shipping_type, f.end_at, t.amount as tax_amount,
      jsonb_build_object(
        'id', p.id, 'title', said(p.title, ${language}), 'slug', p.slug, 'image', p.image,
        'selling', p.selling, 'offered', p.offered, 'review_count', p.review_count,
        'rating', p.rating, 'price', f.price, 'bundle_deal_id', p.bundle_deal_id,
        'tax_rule_id', p.tax_rule_id, 'shipping_rule_id', p.shipping_rule_id, 'public', p.public,
        'store', jsonb_build_object('id', s.id, 'name', s.name, 'slug', s.slug),
        'bundle_deal', (
          select jsonb_build_object(
            'id', d.id, 'title', said(d.title, ${language}), 'buy', d.buy, 'free', d.free
          )
          from bundle_deals d
          where d.id = p.bundle_deal_id
        ),
        'tax_rules', case
          when t.id is not null
            then jsonb_build_object(
              'id', t.id, 'title', said(t.title, ${language}), 'type', t.type, 'price', t.amount
            )
        end,
        'shipping_rule', jsonb_build_object(
          'id', r.id, 'title', said(r.title, ${language}), 'single_price', r.single_price::int,
          'shipping_places', coalesce((
            select jsonb_agg(${placeJson(language)} order by sp.country, sp.state)
            from shipping_places sp
            where sp.shipping_rule_id = r.id
          ), '[]')
        ),
        'product_images', coalesce((
          select jsonb_agg(
            jsonb_build_object(
              'id', pi.id, 'image', pi.image,
              'attributes', (
                select coalesce(jsonb_agg(jsonb_build_object('attribute_value_id', value)), '[]')
                from unnest(pi.attribute_value_ids) value
              )
            )
            order by pi.position
          )
          from product_images pi
          where pi.product_id = p.id
        ), '[]')
      ) as flash_product,
      ${titledInventoryJson(language)} as updated_inventory,
      (
        select ${placeJson(language)}
        from shipping_places sp
        where sp.id = l.shipping_place_id
      ) as shipping_place
    from cart_lines l
    join products p on p.id = l.product_id
    join stores s on s.id = p.store_id
    join inventories i on i.id = l.inventory_id
    join shipping_rules r on r.id = p.shipping_rule_id
    left join tax_rules t on t.id = p.tax_rule_id
    ${runningSale(now)}
    where l.shopper = ${key}
    order by l.created_at, l.id
  `.execute(db);
  return rows.map((row) => lineOf(row, market.currency_exponent));
}

/** A variant `i` with the titles of its options as JSON, its price still in minor units. */
export function titledInventoryJson(language: string): RawBuilder<unknown> {
  return sql`
    jsonb_build_object(
      'id', i.id, 'product_id', i.product_id, 'quantity', i.quantity, 'price', i.price,
      'sku', i.sku,
      'inventory_attributes', coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'inventory_id', i.id, 'attribute_value_id', v.id,
            'attribute_value', jsonb_build_object(
              'id', v.id, 'title', said(v.title, ${language}), 'attribute_id', a.id,
              'attribute', jsonb_build_object('id', a.id, 'title', said(a.title, ${language}))
            )
          )
          order by a.id
        )
        from inventory_attributes ia
        join attribute_values v on v.id = ia.attribute_value_id
        join attributes a on a.id = ia.attribute_id
        where ia.inventory_id = i.id
      ), '[]')
    )
  `;
}

function lineOf(
  { end_at, tax_amount, selected, shipping_type, ...row }: Row,
  exponent: number,
): CartLine {
  const money = (minor: number) => toDecimal(minor, exponent);
  const product = row.flash_product;
  const place = (given: ShippingPlace) => placeOf(given, exponent);
  const tax =
    product.tax_rules && tax_amount !== null
      ? {
          ...product.tax_rules,
          price: product.tax_rules.type === 1 ? money(tax_amount) : tax_amount / 100,
        }
      : null;
  return {
    ...row,
    selected: selected ? 1 : 2,
    shipping_type: shipping_type ?? 1,
    bundle_deal: product.bundle_deal,
    updated_inventory: { ...row.updated_inventory, price: money(row.updated_inventory.price) },
    shipping_place: row.shipping_place && place(row.shipping_place),
    flash_product: {
      ...product,
      selling: money(product.selling),
      offered: product.offered === null ? null : money(product.offered),
      price: product.price === null ? null : money(product.price),
      end_time: end_at && utcText(end_at),
      tax_rules: tax,
      shipping_rule: {
        ...product.shipping_rule,
        shipping_places: product.shipping_rule.shipping_places.map(place),
      },
    },
  };
}
