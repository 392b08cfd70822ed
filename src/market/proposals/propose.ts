// A seller writes a proposal for a product, and sends it to the market.
import { Refusal } from '#base/refusal.ts';
import type { SentProposal } from '#contract/seller-product.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { openProduct } from '#market/catalogue/open-product.ts';
import { requireVersion } from '#market/edits/require-version.ts';
import { contentOf, proposedOf, withoutKnownStock } from '#market/proposals/content.ts';
import { prepare } from '#market/proposals/put-into-shop.ts';
import { lockProposal, openStore } from '#market/proposals/proposal.ts';
import { writeProposals, type ProposalBase } from '#market/proposals/write-proposals.ts';
import type { Seller } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type Sent = Omit<SentProposal, 'store_id'>;
type Keyed = { importKey?: string };

/**
 * Saves a proposal as a draft, or sends it; returns its id. In a trusted store it takes effect at
 * once, unless the market has changed the same parts meanwhile. Refuses as `lockProposal`,
 * 'store-suspended', 'product-not-found', 'proposal-open' if the product has one already,
 * 'changed-meanwhile' if it is based on another version of the product, 'nothing-changed', and,
 * when sent, as `prepare`.
 */
export async function propose(
  tx: Tx,
  by: Seller,
  sent: Sent,
  market: MarketSettings,
): Promise<number> {
  const { id, atOnce } = await writeProposal(tx, by, sent, market);
  const step = atOnce ? 'at-once' : sent.send ? 'send' : 'save';
  await audit(tx, by, { action: `proposal.${step}`, subject: `product-proposal:${id}` });
  return id;
}

/**
 * Does the same without an entry in the store's log, for callers that write many; `importKey`: the
 * key by which an import knows a new product. Refuses as `propose`.
 */
export async function writeProposal(
  tx: Tx,
  by: Seller,
  { id, version, product_id, product_version, send, importKey, ...content }: Sent & Keyed,
  market: MarketSettings,
): Promise<{ id: number; atOnce: boolean }> {
  const was = id === null ? null : await lockProposal(tx, { id, version, store: by.storeId });
  const store = await openStore(tx, by.storeId);
  if (product_id !== null) await lockOwn(tx, by, product_id);
  const begun = was ?? (await begin(tx, { product_id, product_version }, market));
  const proposed = withoutKnownStock(proposedOf(content, market, begun.base), begun.base);
  const prepared = send
    ? await prepare(tx, market, { ...begun, proposed, store_id: store.id })
    : null;
  if (prepared?.changes === 0) throw new Refusal('nothing-changed');
  const written = { ...begun, proposed, prepared, was, importKey };
  const [saved] = await writeProposals(tx, by, { store, market }, [written]);
  if (!saved) throw new Refusal('proposal-open');
  return saved;
}

/** The base of a new proposal: nothing, or the product as the seller saw it. */
async function begin(
  tx: Tx,
  { product_id, product_version }: Pick<Sent, 'product_id' | 'product_version'>,
  market: MarketSettings,
): Promise<ProposalBase> {
  if (product_id === null) return { kind: 'new', product_id, base: null };
  const product = await openProduct(tx, product_id, market);
  if (!product) throw new Refusal('product-not-found');
  await requireVersion(tx, { noun: 'product', id: product.id }, product_version, product.version);
  return { kind: 'changed', product_id, base: contentOf(product, market) };
}

/** Locks a product of the seller's store. */
async function lockOwn(tx: Tx, { storeId }: Seller, id: number): Promise<void> {
  const own = await tx
    .selectFrom('products')
    .select('id')
    .where('id', '=', id)
    .where('store_id', '=', storeId)
    .forUpdate()
    .executeTakeFirst();
  if (!own) throw new Refusal('product-not-found');
}
