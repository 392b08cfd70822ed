// Proposes the part of a file's changes to products on sale that needs approval.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { openProducts } from '#market/catalogue/open-product.ts';
import type { MergedProduct } from '#market/imports/import-changes.ts';
import { checked, isSame } from '#market/imports/import-new-products.ts';
import type { StoreImport } from '#market/imports/store-import.ts';
import { writeSteps } from '#market/imports/write-step.ts';
import { attempt } from '#market/proposals/attempt.ts';
import { broughtTogether } from '#market/proposals/bring-together.ts';
import { contentOf, proposedOf, withoutKnownStock } from '#market/proposals/content.ts';
import { lockOpenProposals, type Proposal } from '#market/proposals/proposal.ts';
import { prepareAll } from '#market/proposals/put-into-shop.ts';
import { writeProposals, type ProposalBase } from '#market/proposals/write-proposals.ts';

/** A proposal to write: its product, as it was and as it will be, and whether it is sent. */
type PlannedProposal = ProposalBase & {
  was: Proposal | null;
  proposed: ReturnType<typeof withoutKnownStock>;
  send: boolean;
};

/**
 * Proposes changes that need approval; returns for each, in order, whether it is anything new, or
 * its refusal: as `prepareAll`, and 'nothing-changed'. Refuses all of them as `writeProposals`.
 */
export async function proposeRest(
  tx: Tx,
  storeImport: StoreImport,
  all: MergedProduct[],
): Promise<(boolean | Refusal)[]> {
  if (all.length === 0) return [];
  const { store, market, by, importId } = storeImport;
  const ids = all.map(({ live }) => live.id);
  const open = await readOpen(tx, by.storeId, ids);
  const now = await openProducts(tx, ids, market); // prices may be others by now
  const planned = all.map((merged) =>
    attempt(() =>
      planProposal(storeImport, merged, {
        was: open.get(merged.live.id),
        live: now.get(merged.live.id),
      }),
    ),
  );
  const toWrite = planned.flatMap((one) => (one && !(one instanceof Refusal) ? [one] : []));
  const sent = toWrite.filter(({ send }) => send);
  const looked = await prepareAll(
    tx,
    market,
    sent.map((item) => ({
      ...item,
      store_id: store.id,
      live: item.product_id === null ? null : (now.get(item.product_id) ?? null),
    })),
  );
  const prepared = new Map(
    sent.map((item, at) => {
      const outcome = looked[at] ?? null;
      const same = outcome && !(outcome instanceof Refusal) && outcome.changes === 0;
      return [item, same ? new Refusal('nothing-changed') : outcome];
    }),
  );
  const rows = toWrite.flatMap((item) => {
    const ready = prepared.get(item) ?? null;
    return ready instanceof Refusal ? [] : [{ ...item, prepared: ready }];
  });
  const saved = await writeProposals(tx, by, { store, market }, rows);
  await writeSteps(
    tx,
    importId,
    rows.map(({ was }, at) => ({
      proposal: saved[at]?.id ?? 0,
      before: was && { proposed: was.proposed, state: was.state },
    })),
  );
  return planned.map((item) => {
    if (item === null || item instanceof Refusal) return item ?? false;
    const ready = prepared.get(item);
    return ready instanceof Refusal ? ready : true;
  });
}

/** Locks and reads the store's open proposals for these products. */
async function readOpen(tx: Tx, store: number, ids: number[]): Promise<Map<number, Proposal>> {
  const { rows } = await sql<{ id: number }>`
    select id
    from product_proposals
    where product_id = any(${ids}::int[]) and state in ('draft', 'sent', 'refused')
  `.execute(tx);
  const found = await lockOpenProposals(
    tx,
    rows.map(({ id }) => id),
    store,
  );
  return new Map([...found.values()].map((one) => [one.product_id ?? 0, one]));
}

type Around = { was: Proposal | undefined; live: MergedProduct['live'] | undefined };

/** The proposal for a product; null when it already says the same. */
function planProposal(
  { market }: StoreImport,
  merged: MergedProduct,
  { was, live }: Around,
): PlannedProposal | null {
  if (!live) throw new Refusal('product-not-found');
  const proposed = was
    ? broughtTogether({ base: merged.next, proposed: merged.content, live: was.proposed })
    : merged.content;
  if (was && isSame(was.proposed, proposed)) return null;
  const base = was ? was.base : contentOf(live, market);
  return {
    kind: 'changed',
    product_id: live.id,
    base,
    was: was ?? null,
    proposed: withoutKnownStock(proposedOf(checked(proposed), market, base), base),
    // the seller has not sent this proposal yet, and will do so themselves
    send: was?.state !== 'draft',
  };
}
