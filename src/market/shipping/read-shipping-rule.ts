import { sql, type RawBuilder } from 'kysely';
import { toDecimal } from '#base/money.ts';
import type { ShippingPlace, ShippingRule } from '#contract/shipping.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';

/** A place `sp` of a rule `r` as JSON, its prices still in minor units. */
export function placeJson(language: string): RawBuilder<unknown> {
  return sql`
    jsonb_build_object(
      'id', sp.id, 'country', sp.country, 'state', sp.state, 'price', sp.price,
      'day_needed', sp.day_needed, 'pickup_point', sp.pickup_point::int,
      'pickup_price', sp.pickup_price, 'pickup_phone', sp.pickup_phone,
      'pickup_address_line_1', sp.pickup_address_line_1,
      'pickup_address_line_2', sp.pickup_address_line_2, 'pickup_zip', sp.pickup_zip,
      'pickup_state', sp.pickup_state, 'pickup_city', sp.pickup_city,
      'pickup_country', sp.pickup_country, 'shipping_rule_id', sp.shipping_rule_id,
      'shipping_rule', jsonb_build_object(
        'id', r.id, 'title', said(r.title, ${language}), 'single_price', r.single_price::int
      )
    )
  `;
}

/** A place from `placeJson`, with its prices as decimals. */
export function placeOf(place: ShippingPlace, exponent: number): ShippingPlace {
  return {
    ...place,
    price: toDecimal(place.price, exponent),
    pickup_price: toDecimal(place.pickup_price, exponent),
  };
}

/** A shipping rule with its places; null when there is none. */
export async function readShippingRule(reading: Reading, id: number): Promise<ShippingRule | null> {
  const { rows } = await sql<ShippingRule>`
    select r.id, said(r.title, ${reading.language}) as title, r.single_price::int as single_price,
      coalesce((
        select jsonb_agg(
          ${placeJson(reading.language)} - 'shipping_rule'
          order by sp.country, sp.state
        )
        from shipping_places sp
        where sp.shipping_rule_id = r.id
      ), '[]') as shipping_places
    from shipping_rules r
    where r.id = ${id}
  `.execute(reading.db);
  dependOn(reading, 'shipping');
  const rule = rows[0];
  return rule
    ? {
        ...rule,
        shipping_places: rule.shipping_places.map((place) =>
          placeOf(place, reading.market.currency_exponent),
        ),
      }
    : null;
}
