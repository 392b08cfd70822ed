import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { PRODUCT, announceToOthers } from '#market/catalogue/product-kind.ts';
import { saveRow } from '#market/edits/save-row.ts';
import { openStore } from '#market/proposals/proposal.ts';
import type { Seller } from '#market/settings/actor.ts';

/** A product on its store's shelf. */
export type Shelved = { id: number; version: number; archived: boolean };

/**
 * Takes a product of the seller's store out of the shop, or brings it back; doing it twice changes
 * nothing more. Refuses 'store-suspended', and 'product-not-found', also for another store's.
 */
export async function archiveProduct(
  tx: Tx,
  by: Seller,
  { id, archived }: { id: number; archived: boolean },
  now: Date,
): Promise<Shelved> {
  await openStore(tx, by.storeId);
  const own = await tx
    .selectFrom('products')
    .select(['version', 'archived_at'])
    .where('id', '=', id)
    .where('store_id', '=', by.storeId)
    .forUpdate()
    .executeTakeFirst();
  if (!own) throw new Refusal('product-not-found');
  const archived_at = archived ? (own.archived_at ?? now) : null;
  const saved = await saveRow(tx, by, PRODUCT, {
    id,
    version: own.version,
    columns: { archived_at },
  });
  if (saved.version > own.version) {
    const action = archived ? 'product.archive' : 'product.bring-back';
    await audit(tx, by, { action, subject: `product:${id}` });
    await announceToOthers(tx, id);
  }
  return { ...saved, archived };
}
