import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { toDecimal } from '#base/money.ts';
import type { Listed, ListAsked } from '#contract/resource.ts';
import type { InventoryView, OwnInventoryRow } from '#contract/seller-inventory.ts';
import { LOW_STOCK } from '#contract/webhook.ts';
import type { Db } from '#db/connect.ts';
import { findProducts } from '#market/catalogue/find-products.ts';
import { readList } from '#market/edits/listing.ts';
import type { Seller } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/** So far are those counted that say what somebody typed. */
const MOST_FOUND = 1000;
const VARIANTS = sql`product_facts f join inventories t on t.product_id = f.id`;
const WITH_PRODUCTS = sql`${VARIANTS} join products p on p.id = f.id`;

/**
 * A page of what the seller's store sells, variant by variant, but for archived products; `q` is
 * words of a title or tag in any language, the beginning of a SKU, or the id of a product.
 */
export async function listInventory(
  db: Db,
  { storeId, language }: Seller,
  { q, view, ...asked }: ListAsked & { view?: InventoryView | undefined },
  { currency_exponent: exponent }: MarketSettings,
): Promise<Listed<OwnInventoryRow>> {
  const found = q ? await findProducts(db, q, storeId) : null;
  const says =
    found && ('few' in found ? sql<SqlBool>`f.id = any(${found.few}::int[])` : found.many);
  const { rows, ...counted } = await readList<OwnInventoryRow>(db, asked, {
    from: WITH_PRODUCTS,
    found: found && 'many' in found ? WITH_PRODUCTS : VARIANTS,
    columns: {
      id: sql`t.id`,
      product_id: sql`t.product_id`,
      sku: sql`t.sku`,
      title: sql`said(p.title, ${language})`,
      variant: sql`coalesce((
        select string_agg(said(v.title, ${language}), ', ' order by v.attribute_id, v.id)
        from attribute_values v
        where v.id = any(t.choice)
      ), '')`,
      image: sql`p.image`,
      price: sql`case when t.price > 0 and t.choice <> '{}' then t.price else f.price end`,
      stock: sql`t.quantity`,
    },
    where: [
      sql<SqlBool>`${ownOf(asked.sort, view)} = ${storeId} and not f.archived`,
      ...(view ? [VIEWS[view]] : []),
      ...(says ? [says] : []),
    ],
    usual: 'product_id',
    ...(q && { most: MOST_FOUND }),
  });
  return {
    rows: rows.map((row) => ({ ...row, price: toDecimal(row.price, exponent) })),
    ...counted,
  };
}

/** Whose store is asked: of products, in whose order the list is walked, or else of variants. */
const ownOf = (sort: ListAsked['sort'], view: InventoryView | undefined) =>
  view || (sort && !sort.endsWith('product_id')) ? sql`t.store_id` : sql`f.store_id`;

const VIEWS: Record<InventoryView, RawBuilder<SqlBool>> = {
  low: sql<SqlBool>`t.quantity <= ${LOW_STOCK}`,
  out: sql<SqlBool>`t.quantity = 0`,
  'no-sku': sql<SqlBool>`t.sku = ''`,
};
