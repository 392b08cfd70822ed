import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { toDecimal } from '#base/money.ts';
import { utcText } from '#base/time.ts';
import type { Product } from '#contract/product.ts';
import { readCategoryRows } from '#market/catalogue/read-categories.ts';
import { readOptions } from '#market/catalogue/read-options.ts';
import { comingSale, runningSale } from '#market/pricing/running-sales.ts';
import { dependOn, holdUntil, type Reading } from '#market/settings/reading.ts';
import { readShippingRule } from '#market/shipping/read-shipping-rule.ts';
import { readStore } from '#market/stores/read-store.ts';
import { readShownVouchers } from '#market/vouchers/read-vouchers.ts';

type Row = Pick<
  Product,
  | 'id'
  | 'title'
  | 'slug'
  | 'description'
  | 'overview'
  | 'unit'
  | 'badge'
  | 'image'
  | 'video'
  | 'video_thumb'
  | 'tags'
  | 'meta_title'
  | 'meta_description'
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
  selling: number;
  offered: number | null;
  flash: number | null;
  end_at: Date | null;
  sale_at: Date | null;
  quota: number | null;
  sold: number | null;
  warranty: boolean;
  refundable: boolean;
  created_at: Date;
  updated_at: Date;
};

const MOST_CATEGORIES = 10;

/**
 * A public product with all that its page shows. Seven queries at most. Refuses
 * 'product-not-found'.
 */
export async function readProduct(reading: Reading, id: number): Promise<Product> {
  const row = await readRow(reading, id);
  dependOn(reading, `product:${id}`);
  holdUntil(reading, row.end_at);
  holdUntil(reading, row.sale_at);
  const [store, shippingRule, options, vouchers, categories] = await Promise.all([
    readStore(reading, { id: row.store_id }),
    readShippingRule(reading, row.shipping_rule_id),
    readOptions(reading, id),
    readShownVouchers(reading, row.store_id),
    readCategoryRows(reading),
  ]);
  if (!store || !shippingRule) throw new Refusal('product-not-found');
  const money = (minor: number) => toDecimal(minor, reading.market.currency_exponent);
  const byId = new Map(categories.map((category) => [category.id, category]));
  const path: Product['category_data'] = [];
  for (
    let at = byId.get(row.category_id);
    at;
    at = at.parent === null ? undefined : byId.get(at.parent)
  )
    path.push({ id: at.id, title: at.title, slug: at.slug });
  const {
    store_id,
    flash,
    end_at,
    sale_at: _,
    warranty,
    refundable,
    created_at,
    updated_at,
    ...rest
  } = row;
  return {
    ...rest,
    ...options,
    store,
    shipping_rule: shippingRule,
    vouchers,
    category_data: path,
    selling: money(row.selling),
    offered: row.offered === null ? null : money(row.offered),
    price: flash === null ? null : money(flash),
    end_time: end_at && utcText(end_at),
    status: 1,
    warranty: warranty ? 1 : 0,
    refundable: refundable ? 1 : 0,
    wishlisted: null,
    time_zone: 'UTC',
    current_categories: categories
      .filter(({ parent }) => parent === null)
      .slice(0, MOST_CATEGORIES)
      .map(({ id: category, title, slug }) => ({ id: category, title, slug })),
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    ...(row.product_image_names.length ? { images: row.product_image_names } : {}),
  };
}

async function readRow({ db, language, now }: Reading, id: number): Promise<Row> {
  const { rows } = await sql<Row>`
    select p.id, p.store_id, said(p.title, ${language}) as title, p.slug,
      coalesce(said(p.description, ${language}), '') as description,
      coalesce(said(p.overview, ${language}), '') as overview,
      coalesce(said(p.unit, ${language}), '') as unit, said(p.badge, ${language}) as badge, p.image,
      p.video, p.video_thumb, p.selling, p.offered, p.warranty, p.refundable,
      coalesce((
        select string_agg(said(t.title, ${language}), ',' order by t.id)
        from product_tags pt
        join tags t on t.id = pt.tag_id
        where pt.product_id = p.id
      ), '') as tags,
      coalesce(said(p.meta_title, ${language}), '') as meta_title,
      coalesce(said(p.meta_description, ${language}), '') as meta_description, p.review_count,
      p.rating, p.brand_id, p.tax_rule_id, p.shipping_rule_id, p.bundle_deal_id, p.category_id,
      p.created_at, p.updated_at, f.price as flash, f.end_at, f.quota, f.sold,
      coming.start_at as sale_at,
      (
        select jsonb_build_object('id', b.id, 'title', said(b.title, ${language}), 'slug', b.slug)
        from brands b
        where b.id = p.brand_id
      ) as brand,
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
            'id', pi.id, 'image', pi.image, 'product_id', p.id,
            'attributes', (
              select coalesce(jsonb_agg(jsonb_build_object('attribute_value_id', value)), '[]')
              from unnest(pi.attribute_value_ids) value
            )
          )
          order by pi.position, pi.id
        )
        from product_images pi
        where pi.product_id = p.id
      ), '[]') as product_image_names
    from products p
    ${runningSale(now)}
    ${comingSale(now)}
    where p.id = ${id} and p.public
  `.execute(db);
  const row = rows[0];
  if (!row) throw new Refusal('product-not-found');
  return row;
}
