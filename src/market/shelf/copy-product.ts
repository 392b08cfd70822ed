import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { openProduct } from '#market/catalogue/open-product.ts';
import { contentOf } from '#market/proposals/content.ts';
import { propose } from '#market/proposals/propose.ts';
import type { Seller } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/** The pictures in a text. */
const SHOWN = String.raw`/media/([\w-]+\.(?:webp|jpg|png|svg))`;

/** Sent again because no answer came, a copy has the same `key`; empty: none. */
type Copied = { id: number; key: string };

/**
 * Makes a draft of a new product from one of the seller's store, without SKUs and stock; returns
 * the proposal's id. Called again with the same key, it returns the proposal of that time. Refuses
 * 'store-suspended', and 'product-not-found', also for another store's.
 */
export async function copyProduct(
  tx: Tx,
  by: Seller,
  { id, key }: Copied,
  market: MarketSettings,
): Promise<number> {
  if (key === '') return makeCopy(tx, by, id, market);
  await oneAtATime(tx, `copy:${by.accountId}:${key}`);
  const { storeId, accountId } = by;
  const made = await tx
    .selectFrom('product_proposals')
    .select('id')
    .where('store_id', '=', storeId)
    .where('made_by', '=', accountId)
    .where('copy_key', '=', key)
    .executeTakeFirst();
  if (made) return made.id;
  const copy = await makeCopy(tx, by, id, market);
  await tx.updateTable('product_proposals').set({ copy_key: key }).where('id', '=', copy).execute();
  return copy;
}

async function makeCopy(tx: Tx, by: Seller, id: number, market: MarketSettings): Promise<number> {
  const product = await openProduct(tx, id, market);
  if (product?.store_id !== by.storeId) throw new Refusal('product-not-found');
  const { variants, ...content } = contentOf(product, market);
  await keepPictures(tx, by, id);
  return propose(
    tx,
    by,
    {
      ...content,
      variants: variants.map((one) => ({ ...one, sku: '', stock: 0, stock_seen: null })),
      id: null,
      version: null,
      product_id: null,
      product_version: null,
      send: false,
    },
    market,
  );
}

/** Lets the new product show the same pictures. */
async function keepPictures(tx: Tx, { storeId, accountId }: Seller, id: number): Promise<void> {
  await sql`
    insert into store_pictures (store_id, picture, account_id)
    select ${storeId}, shown.name, ${accountId}
    from (
      select image as name from products where id = ${id}
      union
      select video_thumb from products where id = ${id}
      union
      select image from product_images where product_id = ${id}
      union
      select (regexp_matches(concat(overview, description), ${SHOWN}, 'g'))[1]
      from products
      where id = ${id}
    ) shown
    join pictures on pictures.name = shown.name
    on conflict do nothing
  `.execute(tx);
}
