// A seller writes down what a product shall be, and sends it to the market.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { ProposedProduct } from '#contract/proposal.ts';
import type { SentProposal } from '#contract/seller-product.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { openProduct } from '#market/catalogue/open-product.ts';
import { requireVersion } from '#market/edits/require-version.ts';
import { contentOf, proposedOf, withoutKnownStock } from '#market/proposals/content.ts';
import { prepare, putIntoShop } from '#market/proposals/put-into-shop.ts';
import { lockProposal, openStore, recordStep, type Proposal } from '#market/proposals/proposal.ts';
import type { Seller } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type Sent = Omit<SentProposal, 'store_id'>;
type Begun = Pick<Proposal, 'kind' | 'product_id' | 'base'>;

/**
 * Saves a proposal as a draft, or sends it: answers its id. That of a trusted store goes live at once,
 * unless the market has changed the same meanwhile. Refuses as `lockProposal`, 'store-suspended',
 * 'product-not-found', 'proposal-open' if there is one of the product, 'changed-meanwhile' for a
 * change of another version of it, 'nothing-changed', and to send, as `prepare`.
 */
export async function propose(
  tx: Tx,
  by: Seller,
  { id, version, product_id, product_version, send, ...content }: Sent,
  market: MarketSettings,
): Promise<number> {
  const was = id === null ? null : await lockProposal(tx, { id, version, store: by.storeId });
  const store = await openStore(tx, by.storeId);
  if (product_id !== null) await lockOwn(tx, by, product_id);
  const begun = was ?? (await begin(tx, { product_id, product_version }, market));
  const proposed = withoutKnownStock(proposedOf(content, market, begun.base), begun.base);
  const saved = await write(tx, by, { ...begun, proposed, send, was });
  if (!send) return saved.id;
  const prepared = await prepare(tx, market, { ...begun, proposed, store_id: store.id });
  if (prepared.changes === 0) throw new Refusal('nothing-changed');
  if (store.trusted && !prepared.clashes) {
    const { id: product } = await putIntoShop(tx, by, prepared, market);
    await approveAtOnce(tx, by, saved, product);
  }
  return saved.id;
}

/** What a new proposal is of: nothing yet, or a product as the seller saw it. */
async function begin(
  tx: Tx,
  { product_id, product_version }: Pick<Sent, 'product_id' | 'product_version'>,
  market: MarketSettings,
): Promise<Begun> {
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

type Written = Begun & { proposed: ProposedProduct; send: boolean; was: Proposal | null };
type Saved = { id: number; version: number };

/** Writes it down with the step that it took. Who is the second to begin is refused 'proposal-open'. */
async function write(tx: Tx, by: Seller, said: Written): Promise<Saved> {
  const { was, send, kind, product_id, base, proposed } = said;
  const state = send ? 'sent' : was?.state === 'refused' ? 'refused' : 'draft';
  const sent = send ? { sent_by: by.accountId, sent_at: new Date() } : {};
  const row = { proposed: JSON.stringify(proposed), state, made_by: by.accountId, ...sent };
  const saved = was
    ? await tx
        .updateTable('product_proposals')
        .set({
          ...row,
          ...(send ? { decided_by: null, decided_at: null } : {}),
          version: was.version + 1,
          updated_at: new Date(),
        })
        .where('id', '=', was.id)
        .returning(['id', 'version'])
        .executeTakeFirstOrThrow()
    : await tx
        .insertInto('product_proposals')
        .values({
          ...row,
          kind,
          product_id,
          store_id: by.storeId,
          base: base && JSON.stringify(base),
        })
        .onConflict((open) =>
          open
            .column('product_id')
            .where(sql<boolean>`state in ('draft', 'sent', 'refused')`)
            .doNothing(),
        )
        .returning(['id', 'version'])
        .executeTakeFirst();
  if (!saved) throw new Refusal('proposal-open');
  await recordStep(tx, by, saved, { was: was?.state ?? null, became: state });
  return saved;
}

async function approveAtOnce(
  tx: Tx,
  by: Seller,
  { id, version }: Saved,
  product: number,
): Promise<void> {
  await tx
    .updateTable('product_proposals')
    .set({
      state: 'approved',
      at_once: true,
      decided_at: new Date(),
      product_id: product,
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  await recordStep(tx, by, { id, version: version + 1 }, { was: 'sent', became: 'approved' });
  await audit(tx, by, { action: 'proposal.at-once', subject: `product-proposal:${id}` });
}
