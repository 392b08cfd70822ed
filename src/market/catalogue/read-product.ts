import { Refusal } from '#base/refusal.ts';
import { toDecimal } from '#base/money.ts';
import { utcText } from '#base/time.ts';
import type { Product } from '#contract/product.ts';
import type { CategoryRow } from '#market/catalogue/category-tree.ts';
import { readCategoryRows } from '#market/catalogue/read-categories.ts';
import { readOptions } from '#market/catalogue/read-options.ts';
import { readPlaces } from '#market/places/read-places.ts';
import { announcedFrom } from '#market/pricing/running-sales.ts';
import { dependOn, holdUntil, type Reading } from '#market/settings/reading.ts';
import { readShippingRule } from '#market/shipping/read-shipping-rule.ts';
import { readStore } from '#market/stores/read-store.ts';
import { readShownVouchers } from '#market/vouchers/read-vouchers.ts';
import { readProductRow, type ProductRow } from '#market/catalogue/read-product-row.ts';

const MOST_CATEGORIES = 10;

/**
 * A public product with everything its page shows. Seven queries at most. Refuses
 * 'product-not-found' and 'store-closed'.
 */
export async function readProduct(reading: Reading, id: number): Promise<Product> {
  const row = await readProductRow(reading, id);
  dependOn(reading, 'every-product', `product:${id}`);
  holdUntil(reading, row.end_at);
  const [store, shippingRule, { sizes, ...options }, vouchers, categories] = await Promise.all([
    readStore(reading, { id: row.store_id }),
    readShippingRule(reading, row.shipping_rule_id),
    readOptions(reading, id),
    readShownVouchers(reading, { id, store: row.store_id, category: row.category_id }),
    readCategoryRows(reading),
  ]);
  if (!store || !shippingRule) throw new Refusal('product-not-found');
  const money = (minor: number) => toDecimal(minor, reading.market.currency_exponent);
  const {
    store_id,
    flash,
    end_at,
    sale_id,
    sale_title,
    sale_at,
    sale_end_at,
    size_table,
    warranty,
    refundable,
    created_at,
    updated_at,
    ...rest
  } = row;
  return {
    ...rest,
    ...options,
    meta_keywords: row.tags,
    law: row.law && namedCountries(row.law, reading.language),
    store,
    shipping_rule: shippingRule,
    vouchers,
    category_data: upwards(categories, row.category_id),
    selling: money(row.selling),
    offered: row.offered === null ? null : money(row.offered),
    price: flash === null ? null : money(flash),
    end_time: end_at && utcText(end_at),
    coming_sale: announced(reading, row),
    status: 1,
    warranty: warranty ? 1 : 0,
    refundable: refundable ? 1 : 0,
    wishlisted: null,
    size_table: size_table === null ? null : { title: size_table, attribute_id: sizes },
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

/** The next sale it will be in, once that is announced; left out until then. */
function announced(
  reading: Reading,
  { sale_id: id, sale_title: title, sale_at: start, sale_end_at: end }: ProductRow,
): Product['coming_sale'] {
  if (id === null || title === null || !start || !end) return null;
  const from = announcedFrom(start);
  holdUntil(reading, from > reading.now ? from : start);
  return from > reading.now
    ? null
    : { id, title, start_time: utcText(start), end_time: utcText(end) };
}

/** Replaces country codes by names. */
function namedCountries(law: NonNullable<Product['law']>, language: string): Product['law'] {
  const { countries } = readPlaces(language);
  const nameOf = (code = '') => countries[code]?.name ?? code;
  const [name = '', address = '', country, contact = ''] = law.maker;
  return {
    ...law,
    maker: [name, address, nameOf(country), contact],
    origin: nameOf(law.origin),
  };
}

/** A category and its parents, upwards. */
function upwards(categories: CategoryRow[], id: number): Product['category_data'] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const path: Product['category_data'] = [];
  for (let at = byId.get(id); at; at = at.parent === null ? undefined : byId.get(at.parent))
    path.push({ id: at.id, title: at.title, slug: at.slug });
  return path;
}
