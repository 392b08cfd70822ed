import { sql } from 'kysely';
import { toDecimal } from '#base/money.ts';
import { utcText } from '#base/time.ts';
import type { ProductCard } from '#contract/product-card.ts';
import { inStock } from '#market/catalogue/product-filter.ts';
import { slugIn } from '#market/catalogue/product-slug.ts';
import { comingSale, runningSale } from '#market/pricing/running-sales.ts';
import { struckPrice } from '#market/pricing/struck-price.ts';
import { dependOn, holdUntil, type Reading } from '#market/settings/reading.ts';

type Row = {
  id: number;
  title: string;
  slug: string;
  badge: string | null;
  selling: number;
  offered: number | null;
  image: string;
  image_2: string | null;
  review_count: number;
  rating: number;
  price: number | null;
  end_at: Date | null;
  sale_at: Date | null;
  quota: number | null;
  sold: number | null;
  shipping_rule_id: number;
  in_stock: boolean;
  free_shipping: boolean;
  bundle: boolean;
  store_id: number;
  store_name: string;
  store_slug: string;
};

/**
 * The cards of these public products, in the order of their ids; ids that are not public are left
 * out. One query.
 */
export async function readCards(reading: Reading, ids: number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const { language, now } = reading;
  const { rows } = await sql<Row>`
    select p.id, said(p.title, ${language}) as title, ${slugIn(language)} as slug,
      said(p.badge, ${language}) as badge,
      ${struckPrice} as selling, p.offered, p.image, second.image as image_2, p.review_count, p.rating, f.price,
      f.end_at, f.quota, f.sold, coming.start_at as sale_at, p.shipping_rule_id,
      p.bundle_deal_id is not null as bundle,
      ${inStock} as in_stock,
      exists (
        select from shipping_places sp
        where sp.shipping_rule_id = p.shipping_rule_id
          and sp.country = 'ALL'
          and sp.price = 0
      ) as free_shipping,
      s.id as store_id, s.name as store_name, s.slug as store_slug
    from unnest(${ids}::int[]) with ordinality as asked (id, place)
    join products p on p.id = asked.id and p.public
    join stores s on s.id = p.store_id
    left join lateral (
      select pi.image
      from product_images pi
      where pi.product_id = p.id
      order by pi.position, pi.id
      limit 1
    ) second on true
    ${runningSale(now)}
    ${comingSale(now)}
    order by asked.place
  `.execute(reading.db);
  dependOn(reading, ...ids.map((id) => `product:${id}`));
  return rows.map((row) => cardOf(reading, row));
}

function cardOf(reading: Reading, row: Row): ProductCard {
  const exponent = reading.market.currency_exponent;
  holdUntil(reading, row.end_at);
  holdUntil(reading, row.sale_at);
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    badge: row.badge,
    image: row.image,
    image_2: row.image_2,
    review_count: row.review_count,
    rating: row.rating,
    selling: toDecimal(row.selling, exponent),
    offered: row.offered === null ? null : toDecimal(row.offered, exponent),
    price: row.price === null ? null : toDecimal(row.price, exponent),
    end_time: row.end_at && utcText(row.end_at),
    quota: row.quota,
    sold: row.sold,
    shipping_rule_id: row.shipping_rule_id,
    in_stock: row.in_stock,
    free_shipping: row.free_shipping,
    bundle: row.bundle,
    store: { id: row.store_id, name: row.store_name, slug: row.store_slug },
  };
}
