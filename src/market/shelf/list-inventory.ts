import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { commaOf } from '#base/comma.ts';
import { toDecimal } from '#base/money.ts';
import type { Listed, ListInput } from '#contract/resource.ts';
import type { InventoryView, OwnInventoryRow } from '#contract/seller-inventory.ts';
import { LOW_STOCK } from '#contract/webhook.ts';
import type { Db } from '#db/connect.ts';
import { findProducts, type Found } from '#market/catalogue/find-products.ts';
import { readList } from '#market/edits/listing.ts';
import type { Seller } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/** How far search results are counted. */
const MOST_FOUND = 1000;
const VARIANTS = sql`product_facts f join inventories t on t.product_id = f.id`;
const WITH_PRODUCTS = sql`${VARIANTS} join products p on p.id = f.id`;

type Condition = RawBuilder<SqlBool>;

/**
 * A page of what the seller's store sells, variant by variant, without archived products; `q` is
 * words of a title or tag in any language, the beginning of a SKU, or the id of a product.
 */
export async function listInventory(
  db: Db,
  { storeId, language }: Seller,
  { q, view, ...query }: ListInput & { view?: InventoryView | undefined },
  { currency_exponent: exponent }: MarketSettings,
): Promise<Listed<OwnInventoryRow>> {
  const found = q ? await findProducts(db, q, storeId) : null;
  const isByProduct = !view && (!query.sort || query.sort.endsWith('product_id'));
  const { from, where } = found
    ? variantsFound(found, storeId)
    : isByProduct
      ? byProduct(storeId)
      : alone(storeId);
  const { rows, ...counted } = await readList<OwnInventoryRow>(db, query, {
    from: WITH_PRODUCTS,
    found: from,
    columns: {
      id: sql`t.id`,
      product_id: sql`t.product_id`,
      sku: sql`t.sku`,
      title: sql`said(p.title, ${language})`,
      variant: sql`coalesce((
        select string_agg(
          said(v.title, ${language}), ${commaOf(language)}::text order by v.attribute_id, v.id
        )
        from attribute_values v
        where v.id = any(t.choice)
      ), '')`,
      image: sql`p.image`,
      price: sql`case when t.price > 0 and t.choice <> '{}' then t.price else f.price end`,
      stock: sql`t.quantity`,
    },
    where: [where, ...(view ? [VIEWS[view]] : [])],
    usual: 'product_id',
    ...(q && { most: MOST_FOUND }),
  });
  return {
    rows: rows.map((row) => ({ ...row, price: toDecimal(row.price, exponent) })),
    ...counted,
  };
}

type Variants = { from: RawBuilder<unknown>; where: Condition };

/** Variants in the order of their products. */
const byProduct = (store: number): Variants => ({
  from: VARIANTS,
  where: sql<SqlBool>`f.store_id = ${store} and not f.archived`,
});

/** Variants by their own indexes, without looking at their products one by one. */
const alone = (store: number): Variants => ({
  from: sql`inventories t`,
  where: sql<SqlBool>`t.store_id = ${store} and not exists (
    select from product_facts f where f.store_id = ${store} and f.archived and f.id = t.product_id
  )`,
});

/** The variants of products that a search found. */
const variantsFound = (found: Found, store: number): Variants => ({
  from: 'many' in found ? WITH_PRODUCTS : VARIANTS,
  where: sql<SqlBool>`t.store_id = ${store} and not f.archived
    and ${'few' in found ? sql`f.id = any(${found.few}::int[])` : found.many}`,
});

const VIEWS: Record<InventoryView, Condition> = {
  low: sql<SqlBool>`t.quantity <= ${LOW_STOCK}`,
  out: sql<SqlBool>`t.quantity = 0`,
  'no-sku': sql<SqlBool>`t.sku = ''`,
};
