// Applies a proposal to the product on sale, on behalf of staff, or of the seller of a trusted
// store.
import { Refusal } from '#base/refusal.ts';
import type { ProposedProduct } from '#contract/proposal.ts';
import type { Tx } from '#db/connect.ts';
import { saveProduct } from '#market/catalogue/edit-product.ts';
import { openProduct, type OpenedProduct } from '#market/catalogue/open-product.ts';
import { broughtTogether, changesOf } from '#market/proposals/bring-together.ts';
import { attempt } from '#market/proposals/attempt.ts';
import { checkProposals } from '#market/proposals/check-proposal.ts';
import { slugsIn } from '#market/catalogue/product-slug.ts';
import { contentOf } from '#market/proposals/content.ts';
import { fieldsOf } from '#market/proposals/fields-of.ts';
import type { Proposal } from '#market/proposals/proposal.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type Proposed = Pick<Proposal, 'store_id' | 'product_id' | 'proposed' | 'base'>;
export type Prepared = { fields: ReturnType<typeof fieldsOf>; clashes: boolean; changes: number };
/** A proposal with its present product, locked. */
type PreviewView = Proposed & { live: OpenedProduct | null; keep?: string[] };

/**
 * The product that a proposal would make, checked as if it were saved; `keep`: parts that stay as
 * they are. Refuses as `fieldsOf` and `checkProposals`, and 'product-not-found'.
 */
export async function prepare(
  tx: Tx,
  market: MarketSettings,
  { product_id, ...proposal }: Proposed,
  keep: string[] = [],
): Promise<Prepared> {
  if (product_id !== null) await lockProduct(tx, product_id);
  const live = product_id === null ? null : await openProduct(tx, product_id, market);
  const [prepared] = await prepareAll(tx, market, [{ ...proposal, product_id, live, keep }]);
  if (!prepared || prepared instanceof Refusal) throw prepared ?? new Refusal('product-not-found');
  return prepared;
}

/**
 * Prepares several proposals, each for another product. A refusal, such as 'product-not-found' for
 * a product of another store, is returned in its place.
 */
export async function prepareAll(
  tx: Tx,
  market: MarketSettings,
  all: PreviewView[],
): Promise<(Prepared | Refusal)[]> {
  const merged = all.map(({ store_id, product_id, proposed, base, live, keep = [] }) =>
    attempt(() => {
      if (product_id !== null && live?.store_id !== store_id)
        throw new Refusal('product-not-found');
      const states = { base, proposed, live: liveContent(live, market) };
      const sent = fieldsOf(broughtTogether(states, new Set(keep)), store_id, live);
      return { sent, live, changes: changesOf(states) };
    }),
  );
  const fit = merged.flatMap((one) => (one instanceof Refusal ? [] : [one]));
  const checked = await checkProposals(tx, market, fit);
  const refused = new Map(fit.map((one, at) => [one, checked[at] ?? null]));
  return merged.map((item) => {
    if (item instanceof Refusal) return item;
    const { sent, changes } = item;
    const clashes = changes.some(({ clash }) => clash);
    return refused.get(item) ?? { fields: sent, clashes, changes: changes.length };
  });
}

/** Locks the product, so that nobody saves it meanwhile. */
const lockProduct = (tx: Tx, id: number) =>
  tx.selectFrom('products').select('id').where('id', '=', id).forUpdate().execute();

export type InShop = { id: number; slug: string; slugs: Record<string, string> };

/** Saves a prepared product, and returns it. Refuses as `saveProduct`. */
export const putIntoShop = async (
  tx: Tx,
  by: Seller | Staff,
  { fields }: Prepared,
  market: MarketSettings,
): Promise<InShop> => {
  const { id } = await saveProduct(tx, by, { ...fields, proposed: true }, market);
  return tx
    .selectFrom('products as p')
    .select(['p.id', 'p.slug', slugsIn(market.languages).as('slugs')])
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow();
};

/** The product on sale in the form of a proposal; null without one. */
export const liveContent = (
  live: OpenedProduct | null,
  market: MarketSettings,
): ProposedProduct | null => live && contentOf(live, market);
