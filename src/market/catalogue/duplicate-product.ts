import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { PRODUCT, announceToOthers } from '#market/catalogue/product-kind.ts';
import { freeSlug } from '#market/catalogue/free-slug.ts';
import { describeProduct } from '#market/catalogue/describe-product.ts';
import { writeVariants, type Variant } from '#market/catalogue/write-variants.ts';
import { saveRow } from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

const COPIED = `store_id category_id brand_id tax_rule_id shipping_rule_id bundle_deal_id title
  overview description badge unit meta_title meta_description image image_alt video video_thumb selling
  offered warranty refundable folded mpn condition origin hs_code model maker_name maker_address
  maker_country maker_contact responsible_name responsible_address responsible_contact warnings`.split(
  /\s+/,
);

/** Sent again because no answer came, a copy has the same `key`; empty: none. */
type Copied = { id: number; key: string };

/**
 * Makes a hidden copy of a product, with a slug of its own and without SKUs and stock; returns its
 * id. Called again with the same key, it returns the copy of that time. Refuses 'thing-not-found'.
 */
export async function duplicateProduct(
  tx: Tx,
  by: Staff,
  { id, key }: Copied,
  market: MarketSettings,
): Promise<number> {
  if (key === '') return makeCopy(tx, by, id, market);
  const copy_key = `${by.accountId}:${key}`;
  await oneAtATime(tx, `copy:${copy_key}`);
  const made = await tx
    .selectFrom('products')
    .select('id')
    .where('copy_key', '=', copy_key)
    .executeTakeFirst();
  if (made) return made.id;
  const copy = await makeCopy(tx, by, id, market);
  await tx.updateTable('products').set({ copy_key }).where('id', '=', copy).execute();
  return copy;
}

async function makeCopy(tx: Tx, by: Staff, id: number, market: MarketSettings): Promise<number> {
  const { rows } = await sql<Record<string, unknown> & { title: Record<string, string> }>`
    select ${sql.join(COPIED.map((column) => sql.ref(column)))} from products where id = ${id}
  `.execute(tx);
  const [columns] = rows;
  if (!columns) throw new Refusal('thing-not-found');
  const slug = await freeSlug(tx, null, columns.title[market.default_language] ?? '');
  const made = await saveRow(tx, by, PRODUCT, {
    id: null,
    version: null,
    columns: { ...columns, slug, published: false },
    hanging: async (copy) => {
      await copyLists(tx, id, copy);
      return { was: {}, became: await describeProduct(tx, copy, market) };
    },
  });
  await announceToOthers(tx, made.id);
  return made.id;
}

async function copyLists(tx: Tx, from: number, to: number): Promise<void> {
  await sql`
    insert into product_tags (product_id, tag_id)
    select ${to}, tag_id from product_tags where product_id = ${from}
  `.execute(tx);
  await sql`
    insert into product_images (product_id, image, alt, position, attribute_value_ids)
    select ${to}, image, alt, position, attribute_value_ids
    from product_images
    where product_id = ${from}
    order by position, id
  `.execute(tx);
  const { rows: variants } = await sql<Variant>`
    select '' as sku, price, weight, choice, position from inventories where product_id = ${from}
  `.execute(tx);
  await writeVariants(tx, [{ id: to, variants }]);
}
