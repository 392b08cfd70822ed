// Undoes one step of a store's import.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { UndoneImport } from '#contract/import-shapes.ts';
import type { Tx } from '#db/connect.ts';
import type { OpenedProduct } from '#market/catalogue/open-product.ts';
import { PRODUCT, announceToOthers } from '#market/catalogue/product-kind.ts';
import { saveRow } from '#market/edits/save-row.ts';
import { isPrice, lockOpen } from '#market/imports/import-changes.ts';
import { checked, isSame } from '#market/imports/import-new-products.ts';
import { saveOwn } from '#market/imports/save-own.ts';
import type { ProductBefore, ProposalBefore } from '#market/imports/write-step.ts';
import { choiceKey, contentOf } from '#market/proposals/content.ts';
import { partsOf, productOf, type Parts } from '#market/proposals/parts.ts';
import { lockOpenProposal, type StoreOfProposal } from '#market/proposals/proposal.ts';
import { writeProposal } from '#market/proposals/propose.ts';
import { endProposal } from '#market/proposals/withdraw.ts';
import type { Seller } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

export type UndoneAs = keyof UndoneImport;
export type WrittenStep = { id: string } & (
  | { proposal_id: number; product_id: null; before: ProposalBefore | null }
  | { proposal_id: null; product_id: number; before: ProductBefore }
);
type Around = { by: Seller; store: StoreOfProposal; market: MarketSettings; now: Date };

/**
 * Undoes a step. A proposal it made is withdrawn, and a product that came of it leaves the shop;
 * changed proposals and products are restored, except for what was changed since. Refuses as the
 * verbs that do this.
 */
export async function undoStep(tx: Tx, around: Around, step: WrittenStep): Promise<UndoneAs> {
  if (step.proposal_id === null) return undoChange(tx, around, step.product_id, step.before);
  const { rows } = await sql<{ state: string; product_id: number | null; kind: string }>`
    select state, product_id, kind
    from product_proposals
    where id = ${step.proposal_id} and store_id = ${around.by.storeId}
    for update
  `.execute(tx);
  const [proposal] = rows;
  if (!proposal || proposal.state === 'withdrawn') return 'stays';
  if (proposal.state === 'approved')
    return step.before === null && proposal.kind === 'new' && proposal.product_id !== null
      ? takeAway(tx, around, proposal.product_id)
      : 'stays';
  return undoProposal(tx, around, step.proposal_id, step.before);
}

async function undoProposal(
  tx: Tx,
  { by, market }: Around,
  id: number,
  before: ProposalBefore | null,
): Promise<UndoneAs> {
  const open = await lockOpenProposal(tx, id, by.storeId);
  if (before === null) {
    await endProposal(tx, by, open);
    return 'removed';
  }
  await writeProposal(
    tx,
    by,
    {
      ...checked(before.proposed),
      id,
      version: open.version,
      product_id: null,
      product_version: null,
      send: before.state === 'sent',
    },
    market,
  );
  return 'restored';
}

/** Removes a product that an import made; one that was ordered is archived instead. */
async function takeAway(tx: Tx, { by, market, now }: Around, id: number): Promise<UndoneAs> {
  const live = await lockOne(tx, { by, market }, id);
  const { rows } = await sql<{ ordered: boolean }>`
    select exists (select from order_lines where product_id = ${id}) as ordered
  `.execute(tx);
  if (rows[0]?.ordered) {
    await saveRow(tx, by, PRODUCT, { id, version: live.version, columns: { archived_at: now } });
  } else {
    await sql`delete from inventories where product_id = ${id}`.execute(tx);
    await sql`delete from products where id = ${id}`.execute(tx);
  }
  await announceToOthers(tx, id);
  return rows[0]?.ordered ? 'hidden' : 'removed';
}

async function lockOne(
  tx: Tx,
  around: Pick<Around, 'by' | 'market'>,
  id: number,
): Promise<OpenedProduct> {
  const live = (await lockOpen(tx, around, [id])).get(id);
  if (!live) throw new Refusal('product-not-found');
  return live;
}

async function undoChange(
  tx: Tx,
  { by, market, store }: Around,
  id: number,
  { parts, stock }: ProductBefore,
): Promise<UndoneAs> {
  const live = await lockOne(tx, { by, market }, id);
  const now = contentOf(live, market);
  const nowParts: Parts = new Map(partsOf(now));
  for (const { key, was, became } of parts) {
    if (!store.trusted && !isPrice(key)) continue; // it would need the market's approval by now
    if (JSON.stringify(nowParts.get(key)) !== JSON.stringify(became)) continue; // changed since
    if (was === undefined) nowParts.delete(key);
    else nowParts.set(key, was);
  }
  const next = productOf(nowParts, now.variants);
  const counted = new Map(
    stock.map(({ choice, was, became }) => [choice, { was: became, became: was }] as const),
  );
  const known = new Set(now.variants.map(choiceKey));
  const counts = [...counted.keys()].some((choice) => known.has(choice));
  if (isSame(now, next) && !counts) return 'stays';
  await saveOwn(tx, { by, market }, { live, now, next, counted });
  return 'restored';
}
