import { Refusal } from '#base/refusal.ts';
import type { OwnProduct } from '#contract/seller-product.ts';
import type { Db } from '#db/connect.ts';
import { openProductToEdit } from '#market/catalogue/open-product-to-edit.ts';
import { contentOf, shownContent } from '#market/proposals/content.ts';
import type { Seller } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/** A product of the seller's store as it is on sale. Refuses 'product-not-found'. */
export async function readOwnProduct(
  db: Db,
  { storeId }: Seller,
  id: number,
  market: MarketSettings,
): Promise<OwnProduct> {
  const product = await openProductToEdit(db, id, market);
  if (product?.store_id !== storeId) throw new Refusal('product-not-found');
  const open = await db
    .selectFrom('product_proposals')
    .select('id')
    .where('product_id', '=', id)
    .where('state', 'in', ['draft', 'sent', 'refused'])
    .executeTakeFirst();
  return {
    id,
    version: product.version,
    public: product.public,
    slugs_now: product.slugs_now,
    proposal: open?.id ?? null,
    content: shownContent(contentOf(product, market)),
    variants: product.variants.map(({ id: variant, sku, price, stock }) => ({
      id: variant,
      sku,
      price,
      stock,
    })),
  };
}
