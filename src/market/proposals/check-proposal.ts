// Whether what a seller proposes could be in the shop: looked at when it is sent.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { ProductFields } from '#contract/admin/product.ts';
import type { Tx } from '#db/connect.ts';
import { checkedProduct } from '#market/catalogue/checked-product.ts';
import { checkedVariants } from '#market/catalogue/checked-variants.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type Sent = ProductFields & { id: number | null };
type Pictured = Pick<
  ProductFields,
  'image' | 'images' | 'video_thumb' | 'overview' | 'description'
>;
const SHOWN = /\/media\/([\w-]+\.(?:webp|jpg|png|svg))/g;

/**
 * Looks whether a product can be saved so; `live`: as it is on sale. Refuses as `checkedProduct`,
 * `checkedVariants` and `checkPictures` do, 'already-taken' for a SKU of another product of the
 * store or of two variants, and 'invalid-input' for a category that is not there.
 */
export async function checkProposal(
  tx: Tx,
  market: MarketSettings,
  { sent, live }: { sent: Sent; live: Pictured | null },
): Promise<void> {
  const { variants, images: _, ...fields } = sent;
  await checkedProduct(tx, market, { ...fields, stored: live && { ...live } });
  await checkedVariants(tx, market, variants);
  const category = tx.selectFrom('categories').select('id').where('id', '=', sent.category_id);
  if (!(await category.executeTakeFirst()))
    throw new Refusal('invalid-input', { field: 'category_id' });
  await checkSkus(tx, sent);
  await checkPictures(tx, sent, live);
}

async function checkSkus(tx: Tx, { id, store_id, variants }: Sent): Promise<void> {
  const skus = variants.map(({ sku }) => sku.toUpperCase());
  const { rows } = await sql<{ sku: string }>`
    select upper(i.sku) as sku
    from inventories i
    join products p on p.id = i.product_id
    where upper(i.sku) = any(${skus.filter(Boolean)}::text[])
      and p.store_id = ${store_id}
      and p.id is distinct from ${id}
  `.execute(tx);
  const taken = new Set(rows.map(({ sku }) => sku));
  for (const [at, sku] of skus.entries()) {
    if (sku === '') continue;
    if (taken.has(sku)) throw new Refusal('already-taken', { field: `variants.${at}.sku` });
    taken.add(sku);
  }
}

/**
 * Looks whether all pictures are the store's own: uploaded by it, or shown by the product already.
 * Refuses 'invalid-input' with the field of one that is not.
 */
async function checkPictures(tx: Tx, sent: Sent, live: Pictured | null): Promise<void> {
  const shown = new Set(live && picturesOf(live).map(({ name }) => name));
  const fresh = picturesOf(sent).filter(({ name }) => name !== '' && !shown.has(name));
  if (fresh.length === 0) return;
  const { rows } = await sql<{ picture: string }>`
    select picture
    from store_pictures
    where store_id = ${sent.store_id} and picture = any(${fresh.map(({ name }) => name)}::text[])
  `.execute(tx);
  const own = new Set(rows.map(({ picture }) => picture));
  const foreign = fresh.find(({ name }) => !own.has(name));
  if (foreign) throw new Refusal('invalid-input', { field: foreign.field });
}

const picturesOf = (sent: Pictured) => [
  { field: 'image', name: sent.image },
  ...sent.images.map(({ image }, at) => ({ field: `images.${at}.image`, name: image })),
  { field: 'video_thumb', name: sent.video_thumb },
  ...(['overview', 'description'] as const).flatMap((field) =>
    Object.values(sent[field]).flatMap((text) =>
      [...text.matchAll(SHOWN)].map(([, name = '']) => ({ field, name })),
    ),
  ),
];
