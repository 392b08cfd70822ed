import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Product } from '#contract/product.ts';
import { brandOf } from '#market/catalogue/brand-of.ts';
import { slugIn, slugsIn } from '#market/catalogue/product-slug.ts';
import { sizeTableOf } from '#market/catalogue/read-size-table.ts';
import { comingSale, runningSale } from '#market/pricing/running-sales.ts';
import { struckPrice } from '#market/pricing/struck-price.ts';
import type { Reading } from '#market/settings/reading.ts';
import { refuseClosed } from '#market/stores/refuse-closed.ts';

export type ProductRow = Pick<
  Product,
  | 'id'
  | 'title'
  | 'slug'
  | 'slugs'
  | 'description'
  | 'overview'
  | 'unit'
  | 'badge'
  | 'image'
  | 'image_alt'
  | 'video'
  | 'video_thumb'
  | 'tags'
  | 'meta_title'
  | 'meta_description'
  | 'condition'
  | 'eu_pack'
  | 'law'
  | 'review_count'
  | 'rating'
  | 'brand_id'
  | 'tax_rule_id'
  | 'shipping_rule_id'
  | 'bundle_deal_id'
  | 'category_id'
  | 'brand'
  | 'bundle_deal'
  | 'product_image_names'
> & {
  store_id: number;
  size_table: string | null;
  selling: number;
  offered: number | null;
  flash: number | null;
  end_at: Date | null;
  /** The next sale it will be in. */
  sale_id: number | null;
  sale_title: string | null;
  sale_at: Date | null;
  sale_end_at: Date | null;
  quota: number | null;
  sold: number | null;
  warranty: boolean;
  refundable: boolean;
  created_at: Date;
  updated_at: Date;
};

/**
 * A public product with everything its page shows except other products' cards. One statement.
 * Refuses 'product-not-found', and 'store-closed' when it is no longer sold for that reason.
 */
export async function readProductRow(reading: Reading, id: number): Promise<ProductRow> {
  const { db, language, now } = reading;
  const { rows } = await sql<ProductRow>`
    select p.id, p.store_id, said(p.title, ${language}) as title,
      ${slugIn(language)} as slug, ${slugsIn(reading.market.languages)} as slugs,
      coalesce(said(p.description, ${language}), '') as description,
      coalesce(said(p.overview, ${language}), '') as overview,
      coalesce(said(p.unit, ${language}), '') as unit, said(p.badge, ${language}) as badge, p.image,
      coalesce(said(p.image_alt, ${language}), '') as image_alt,
      p.video, p.video_thumb, ${struckPrice} as selling, p.offered, p.warranty, p.refundable,
      coalesce((
        select string_agg(said(t.title, ${language}), ',' order by t.id)
        from product_tags pt
        join tags t on t.id = pt.tag_id
        where pt.product_id = p.id
      ), '') as tags,
      coalesce(said(p.meta_title, ${language}), said(p.title, ${language})) as meta_title,
      coalesce(said(p.meta_description, ${language}), '') as meta_description, p.review_count,
      p.rating, p.brand_id, p.tax_rule_id, p.shipping_rule_id, p.bundle_deal_id, p.category_id, p.condition,
      coalesce((select eu_pack from settings), false) as eu_pack, ${lawOf(language)} as law,
      p.created_at, p.updated_at, f.price as flash, f.end_at, f.quota, f.sold,
      coming.id as sale_id, said(coming.title, ${language}) as sale_title,
      coming.start_at as sale_at, coming.end_at as sale_end_at,
      ${brandOf(language)} as brand,
      (
        select jsonb_build_object(
          'id', d.id, 'title', said(d.title, ${language}), 'buy', d.buy, 'free', d.free
        )
        from bundle_deals d
        where d.id = p.bundle_deal_id
      ) as bundle_deal,
      coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'id', pi.id, 'image', pi.image, 'alt', coalesce(said(pi.alt, ${language}), ''),
            'product_id', p.id,
            'attributes', (
              select coalesce(jsonb_agg(jsonb_build_object('attribute_value_id', value)), '[]')
              from unnest(pi.attribute_value_ids) value
            )
          )
          order by pi.position, pi.id
        )
        from product_images pi
        where pi.product_id = p.id
      ), '[]') as product_image_names,
      ${sizeTableOf(sql`said(t.title, ${language})`)} as size_table
    from products p
    ${runningSale(now)}
    ${comingSale(now)}
    where p.id = ${id} and p.public
  `.execute(db);
  const [row] = rows;
  return row ?? refuseUnsold(reading, id);
}

async function refuseUnsold(reading: Reading, id: number): Promise<never> {
  const sold = sql`s.id = (
    select store_id from products where id = ${id} and published and archived_at is null
  )`;
  await refuseClosed(reading, sold);
  throw new Refusal('product-not-found');
}

/** The facts that offers state under Regulation (EU) 2023/988, if the market shows them. */
const lawOf = (language: string) => sql<Product['law']>`(
  select jsonb_build_object(
    'maker', jsonb_build_array(p.maker_name, p.maker_address, p.maker_country, p.maker_contact),
    'responsible',
      jsonb_build_array(p.responsible_name, p.responsible_address, p.responsible_contact),
    'model', p.model, 'mpn', p.mpn, 'gtin', p.gtin, 'origin', p.origin,
    'warnings', coalesce(said(p.warnings, ${language}), '')
  )
  from settings m
  where m.eu_pack
)`;
