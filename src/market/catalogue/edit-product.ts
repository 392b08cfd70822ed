// How staff make, change and delete products, with their tags, pictures, variants and stock.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { ProductFields } from '#contract/admin/product.ts';
import type { Because } from '#contract/decision.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';
import { touch } from '#db/touch.ts';
import { checkedProduct } from '#market/catalogue/checked-product.ts';
import { checkedVariants } from '#market/catalogue/checked-variants.ts';
import { tellTakenOff } from '#market/catalogue/tell-taken-off.ts';
import { differenceOf, tellProduct } from '#market/catalogue/told-product.ts';
import { writeImages, writeTags } from '#market/catalogue/write-product-lists.ts';
import { writeVariants } from '#market/catalogue/write-variants.ts';
import type { Row } from '#market/edits/edit.ts';
import { requireUnused } from '#market/edits/require-unused.ts';
import { deleteRow, lockRow, saveRow, type Opened, type SavedRow } from '#market/edits/save-row.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { textsOrNone } from '#market/settings/required-texts.ts';
import { correctStock } from '#market/stock/correct-stock.ts';

export const PRODUCT = {
  noun: 'product',
  table: 'products',
  follows: ['shown', 'public', 'store_open'],
} as const;

/** `because`: why staff take it off sale, with the ground, where one was said. */
type SavedProduct = Opened & ProductFields & { because?: Because };

/**
 * Makes a product (`id` null) or saves one, with all that hangs on it. When staff take it off sale,
 * the owners of its store are told why, and how to object. Refuses as `checkedProduct`,
 * `checkedVariants`, `correctStock` and `saveRow` do, and 'invalid-input' for another store.
 */
export async function saveProduct(
  tx: Tx,
  by: Seller | Staff,
  { id, version, variants: sent, images, hide_reason: why, because, ...fields }: SavedProduct,
  market: MarketSettings,
): Promise<SavedRow> {
  const { known, stored } = await (id === null
    ? { known: new Set<number>(), stored: null }
    : lockProduct(tx, { id, version }, fields));
  const { columns, tags } = await checkedProduct(tx, market, { id, stored, ...fields });
  const variants = await checkedVariants(tx, market, sent);
  const was = id === null ? {} : await tellProduct(tx, id, market);
  const offered = new Set(variants.flatMap(({ choice }) => choice));
  const saved = await saveRow(tx, by, PRODUCT, {
    id,
    version,
    columns,
    hanging: async (product) => {
      await writeTags(tx, [{ id: product, tags }]);
      const shown = images.map(({ image, value_ids, alt }, position) => ({
        image,
        alt: textsOrNone(alt),
        position,
        // of a value that no variant has any more, a picture shows nothing
        attribute_value_ids: value_ids.filter((value) => offered.has(value)),
      }));
      await writeImages(tx, [{ id: product, images: shown }]);
      await writeVariants(tx, [{ id: product, variants }]);
      await correctStock(tx, by, { product, known, counted: variants });
      return differenceOf(was, await tellProduct(tx, product, market));
    },
  });
  await tellOthers(tx, saved.id);
  if (stored?.published === true && !fields.public && by.kind === 'staff') {
    const said = because ?? { facts: why ?? '', ground: 'terms' as const, which: '' };
    await tellTakenOff(tx, by, { id: saved.id, because: said }, market);
  }
  return saved;
}

/** Deletes a product. Refuses 'in-use' once it was ordered, and as `requireUnused` and `deleteRow` do. */
export async function deleteProduct(
  tx: Tx,
  by: Staff,
  thing: { id: number; version: number },
): Promise<void> {
  await lockRow(tx, PRODUCT, thing);
  const { rows } = await sql<{ count: number }>`
    select count(distinct order_id)::int as count from order_lines where product_id = ${thing.id}
  `.execute(tx);
  const count = rows[0]?.count ?? 0;
  if (count > 0) throw new Refusal('in-use', { count });
  await requireUnused(tx, by, 'product', thing.id);
  await deleteRow(tx, by, PRODUCT, thing);
  await tellOthers(tx, thing.id);
}

/** What shows a product, and what follows when one has changed. */
export async function tellOthers(tx: Tx, id: number): Promise<void> {
  await touch(tx, 'products', `product:${id}`);
  await record(tx, 'products-changed', { products: [id] });
}

/** Locks a product and then its variants, as orders and imports do; answers both. */
async function lockProduct(
  tx: Tx,
  { id, version }: { id: number; version: number | null },
  { store_id }: { store_id: number },
): Promise<{ known: Set<number>; stored: Row }> {
  const { row } = await lockRow(tx, PRODUCT, { id, version });
  if (row.store_id !== store_id) throw new Refusal('invalid-input', { field: 'store_id' });
  const { rows } = await sql<{ id: number }>`
    select id from inventories where product_id = ${id} order by id for update
  `.execute(tx);
  return { known: new Set(rows.map((variant) => variant.id)), stored: row };
}
