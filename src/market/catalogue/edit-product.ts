// Makes, changes and deletes a product.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Because } from '#contract/decision.ts';
import type { Tx } from '#db/connect.ts';
import { PRODUCT, announceToOthers } from '#market/catalogue/product-kind.ts';
import { saveProducts, type Saving } from '#market/catalogue/save-products.ts';
import {
  notifyDeleted,
  notifyFewerPictures,
  notifyTakenOff,
} from '#market/catalogue/notify-taken-off.ts';
import { requireUnused } from '#market/edits/require-unused.ts';
import { deleteRow, lockRow, type Removed, type SavedRow } from '#market/edits/save-row.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { because as reasoned } from '#market/stores/notify-restricted.ts';

/**
 * `because`: why staff take it off sale, with the legal ground if one was given. `proposed`: its
 * seller asked for the change, whoever saves it.
 */
type SavedProduct = Saving & { because?: Because; proposed?: boolean };

/**
 * Makes a product (`id` null) or saves one, with all its parts. When staff take it off sale, or
 * remove pictures of it, the owners of its store are told why, and how to object. Refuses as
 * `saveProducts`.
 */
export async function saveProduct(
  tx: Tx,
  by: Seller | Staff,
  { hide_reason: why, because, proposed, ...sent }: SavedProduct,
  market: MarketSettings,
): Promise<SavedRow> {
  const before = sent.id === null ? [] : await picturesOf(tx, sent.id);
  const [saved] = await saveProducts(tx, by, [sent], market);
  if (!saved) throw new Error('A product that is saved is there.');
  const { id, version, wasPublic } = saved;
  if (by.kind === 'seller' || proposed || sent.id === null) return { id, version };
  const finalReason = because ?? reasoned(why);
  if (wasPublic && !sent.public) await notifyTakenOff(tx, by, { id, because: finalReason }, market);
  const storedPictures = new Set(await picturesOf(tx, id));
  if (before.length > storedPictures.size && before.some((image) => !storedPictures.has(image)))
    await notifyFewerPictures(tx, by, { id, because: finalReason });
  return { id, version };
}

/** The pictures of a product, each once. */
async function picturesOf(tx: Tx, id: number): Promise<string[]> {
  const { rows } = await sql<{ image: string }>`
    select image from products where id = ${id} and image <> ''
    union
    select image from product_images where product_id = ${id}
  `.execute(tx);
  return rows.map(({ image }) => image);
}

/**
 * Deletes a product; the owners of its store are told. Refuses 'in-use' once it was ordered, and as
 * `requireUnused` and `deleteRow` do.
 */
export async function deleteProduct(
  tx: Tx,
  by: Staff,
  { reason, ...thing }: Removed,
): Promise<void> {
  await lockRow(tx, PRODUCT, thing);
  const { rows } = await sql<{ count: number }>`
    select count(distinct order_id)::int as count from order_lines where product_id = ${thing.id}
  `.execute(tx);
  const count = rows[0]?.count ?? 0;
  if (count > 0) throw new Refusal('in-use', { count });
  await requireUnused(tx, by, 'product', thing.id);
  await notifyDeleted(tx, by, { id: thing.id, because: reasoned(reason) });
  await deleteRow(tx, by, PRODUCT, thing);
  await announceToOthers(tx, thing.id);
}
