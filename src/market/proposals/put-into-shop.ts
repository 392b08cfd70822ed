// A proposal becomes what is on sale: by who decides, or by the seller of a trusted store.
import { Refusal } from '#base/refusal.ts';
import type { ProposedProduct } from '#contract/proposal.ts';
import type { Tx } from '#db/connect.ts';
import { saveProduct } from '#market/catalogue/edit-product.ts';
import { openProduct, type OpenedProduct } from '#market/catalogue/open-product.ts';
import { broughtTogether, changesOf } from '#market/proposals/bring-together.ts';
import { checkProposal } from '#market/proposals/check-proposal.ts';
import { contentOf } from '#market/proposals/content.ts';
import { fieldsOf } from '#market/proposals/fields-of.ts';
import type { Proposal } from '#market/proposals/proposal.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type Proposed = Pick<Proposal, 'store_id' | 'product_id' | 'proposed' | 'base'>;
export type Prepared = { fields: ReturnType<typeof fieldsOf>; clashes: boolean; changes: number };

/**
 * What a proposal would make of its product, looked at as if it were saved; `keep`: parts that stay
 * as they are. Refuses as `fieldsOf` and `checkProposal`, and 'product-not-found'.
 */
export async function prepare(
  tx: Tx,
  market: MarketSettings,
  { store_id, product_id, proposed, base }: Proposed,
  keep: string[] = [],
): Promise<Prepared> {
  if (product_id !== null) await lockProduct(tx, product_id);
  const live = product_id === null ? null : await openProduct(tx, product_id, market);
  if (product_id !== null && live?.store_id !== store_id) throw new Refusal('product-not-found');
  const states = { base, proposed, live: liveContent(live, market) };
  const fields = fieldsOf(broughtTogether(states, new Set(keep)), store_id, live);
  await checkProposal(tx, market, { sent: fields, live });
  const changes = changesOf(states);
  return { fields, clashes: changes.some(({ clash }) => clash), changes: changes.length };
}

/** Nobody saves the product until this is done. */
const lockProduct = (tx: Tx, id: number) =>
  tx.selectFrom('products').select('id').where('id', '=', id).forUpdate().execute();

/** Saves what was prepared; answers the product. Refuses as `saveProduct`. */
export const putIntoShop = async (
  tx: Tx,
  by: Seller | Staff,
  { fields }: Prepared,
  market: MarketSettings,
): Promise<{ id: number; slug: string }> => {
  const { id } = await saveProduct(tx, by, fields, market);
  return tx
    .selectFrom('products')
    .select(['id', 'slug'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
};

export const liveContent = (
  live: OpenedProduct | null,
  market: MarketSettings,
): ProposedProduct | null => live && contentOf(live, market);
