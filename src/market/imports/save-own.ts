import { Refusal } from '#base/refusal.ts';
import type { ProposedProduct } from '#contract/proposal.ts';
import type { Tx } from '#db/connect.ts';
import { saveProducts, type Saving as Ready } from '#market/catalogue/save-products.ts';
import type { OpenedProduct } from '#market/catalogue/open-product.ts';
import { choiceKey } from '#market/proposals/content.ts';
import { prepareAll } from '#market/proposals/put-into-shop.ts';
import type { Seller } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/** `counted`: stock as it was seen and as it will be, by the choice of variants. */
export type Saving = {
  live: OpenedProduct;
  now: ProposedProduct;
  next: ProposedProduct;
  counted: ReadonlyMap<string, { was: number; became: number }>;
};

type Around = { by: Seller; market: MarketSettings };

/**
 * Saves a product of the seller's store with its stock, in the same way as an approved proposal:
 * pieces sold since the stock was seen stay sold. Refuses as `prepareAll` and `saveProducts`.
 */
export async function saveOwn(tx: Tx, around: Around, saving: Saving): Promise<void> {
  const [ready] = await prepareOwn(tx, around, [saving]);
  if (ready instanceof Refusal) throw ready;
  if (ready) await saveProducts(tx, around.by, [ready], around.market);
}

/** Prepares such products for saving; returns each, or its refusal. */
export async function prepareOwn(
  tx: Tx,
  { by, market }: Around,
  all: Saving[],
): Promise<(Ready | Refusal)[]> {
  const prepared = await prepareAll(
    tx,
    market,
    all.map(({ live, now, next }) => ({
      store_id: by.storeId,
      product_id: live.id,
      proposed: next,
      base: now,
      live,
    })),
  );
  return prepared.map((item, at) => {
    if (item instanceof Refusal) return item;
    const variants = item.fields.variants.map((variant) => {
      const counted = all[at]?.counted.get(choiceKey(variant));
      return counted ? { ...variant, stock: counted.became, stock_seen: counted.was } : variant;
    });
    return { ...item.fields, variants };
  });
}
