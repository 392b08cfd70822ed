// SQL that makes parts of a cart line as JSON.
import { sql, type RawBuilder } from 'kysely';
import { slugIn } from '#market/catalogue/product-slug.ts';
import { isoText } from '#market/edits/read-edits.ts';
import { struckPrice } from '#market/pricing/struck-price.ts';
import { placeJson } from '#market/shipping/read-shipping-rule.ts';

/** The struck-through price. With the EU pack, a variant `i` with a price of its own has none. */
const struckInCart = sql`case
  when i.price > 0 and i.choice <> '{}' and (select eu_pack from settings) then i.price
  else ${struckPrice}
end`;

/**
 * The product `p` of a cart line: with its variant `i`, its store `s`, its sale `f`, its tax rule
 * `t` and its shipping rule `r`, its prices still in minor units.
 */
export function cartProductJson(language: string): RawBuilder<unknown> {
  return sql`
    jsonb_build_object(
      'id', p.id, 'title', said(p.title, ${language}), 'slug', ${slugIn(language)},
      'image', p.image, 'selling', ${struckInCart}, 'offered', p.offered, 'review_count', p.review_count,
      'rating', p.rating, 'price', f.price, 'bundle_deal_id', p.bundle_deal_id,
      'tax_rule_id', p.tax_rule_id, 'shipping_rule_id', p.shipping_rule_id, 'public', p.public,
      'store', jsonb_build_object('id', s.id, 'name', s.name, 'slug', s.slug,
        'closed', s.closed_at is not null,
        'away_until', case when s.away_until > now() then ${isoText('s.away_until')} end),
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
    )
  `;
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
