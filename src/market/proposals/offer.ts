import { Refusal } from '#base/refusal.ts';
import type { SentOffer } from '#contract/seller-product.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { saveProduct } from '#market/catalogue/edit-product.ts';
import { openProduct } from '#market/catalogue/open-product.ts';
import { openStore } from '#market/proposals/proposal.ts';
import type { Seller } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/**
 * Sets prices and stock of a product of the seller's store, effective at once; variants that are
 * not listed stay as they are. Refuses 'store-suspended', 'product-not-found', 'invalid-input' for
 * a variant of another product, and as `saveProduct`.
 */
export async function offerProduct(
  tx: Tx,
  by: Seller,
  { id, version, selling, offered, variants: named }: Omit<SentOffer, 'store_id'>,
  market: MarketSettings,
): Promise<void> {
  await openStore(tx, by.storeId);
  const live = await openProduct(tx, id, market);
  if (live?.store_id !== by.storeId) throw new Refusal('product-not-found');
  const { edited: _, store_open: __, archived: ___, variants: known, ...fields } = live;
  const sentVariants = new Map(named.map((variant) => [variant.id, variant]));
  const variants = known.map(({ price, ...variant }) => {
    const now = sentVariants.get(variant.id);
    sentVariants.delete(variant.id);
    return {
      ...variant,
      price: now ? now.price : price === null ? '' : String(price),
      stock: now?.stock ?? null,
      stock_seen: now?.stock_seen ?? null,
    };
  });
  if (sentVariants.size > 0) throw new Refusal('invalid-input', { field: 'variants' });
  await saveProduct(tx, by, { ...fields, version, selling, offered, variants }, market);
  await audit(tx, by, { action: 'product.offer', subject: `product:${id}` });
}
