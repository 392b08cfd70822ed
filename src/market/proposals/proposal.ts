// Locks a proposal for a step, and checks that its store may act and its state allows the step.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { FieldReason, ProposalState, ProposedProduct } from '#contract/proposal.ts';
import type { Tx } from '#db/connect.ts';
import { recordEdits } from '#market/edits/record-edit.ts';
import { lastEditor, requireVersion } from '#market/edits/require-version.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';

export const PROPOSAL = 'product-proposal';

export type Proposal = {
  id: number;
  store_id: number;
  kind: 'new' | 'changed';
  product_id: number | null;
  state: ProposalState;
  version: number;
  proposed: ProposedProduct;
  base: ProposedProduct | null;
  sent_by: number | null;
  /** The name of the person who decided; empty if nobody did. */
  decider: string;
  reasons: FieldReason[];
};
export type StoreOfProposal = { id: number; name: string; trusted: boolean };

/**
 * Locks a proposal and checks its version; with `store`, only one of that store. Refuses
 * 'proposal-not-found', 'proposal-decided' with the person who did, 'proposal-withdrawn', and
 * 'changed-meanwhile'.
 */
export async function lockProposal(
  tx: Tx,
  { id, version, store }: { id: number; version: number | null; store?: number },
): Promise<Proposal> {
  const { rows } = await sql<Proposal>`
    select p.id, p.store_id, p.kind, p.product_id, p.state, p.version, p.proposed, p.base, p.sent_by,
      p.reasons, coalesce((select a.name from accounts a where a.id = p.decided_by), '') as decider
    from product_proposals p
    where p.id = ${id} and p.store_id = coalesce(${store ?? null}, p.store_id)
    for update of p
  `.execute(tx);
  const [proposal] = rows;
  if (!proposal) throw new Refusal('proposal-not-found');
  const thing = { noun: PROPOSAL, id };
  if (proposal.state === 'approved')
    throw new Refusal('proposal-decided', {
      by: proposal.decider || (await lastEditor(tx, thing)),
    });
  if (proposal.state === 'withdrawn') throw new Refusal('proposal-withdrawn');
  if (proposal.state === 'refused' && store === undefined)
    throw new Refusal('proposal-decided', { by: proposal.decider });
  await requireVersion(tx, thing, version, proposal.version);
  return proposal;
}

/** Locks an open proposal of a store, whatever its version. */
export async function lockOpenProposal(tx: Tx, id: number, store: number): Promise<Proposal> {
  const found = await tx
    .selectFrom('product_proposals')
    .select('version')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return lockProposal(tx, { id, version: found?.version ?? null, store });
}

/**
 * Locks several open proposals of a store; returns them by id. Refuses 'proposal-not-found' if one
 * is no longer open.
 */
export async function lockOpenProposals(
  tx: Tx,
  ids: number[],
  store: number,
): Promise<Map<number, Proposal>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Proposal>`
    select id, store_id, kind, product_id, state, version, proposed, base, sent_by, reasons,
      '' as decider
    from product_proposals
    where id = any(${ids}::int[])
      and store_id = ${store}
      and state in ('draft', 'sent', 'refused')
    order by id
    for update
  `.execute(tx);
  if (rows.length < new Set(ids).size) throw new Refusal('proposal-not-found');
  return new Map(rows.map((proposal) => [proposal.id, proposal]));
}

/**
 * Locks a store until the transaction ends. Refuses 'store-not-found', 'store-suspended' and
 * 'store-closed'.
 */
export async function openStore(tx: Tx, id: number): Promise<StoreOfProposal> {
  const store = await tx
    .selectFrom('stores')
    .select(['id', 'name', 'trusted_at', 'suspended_at', 'closed_at'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  if (!store) throw new Refusal('store-not-found');
  if (store.suspended_at) throw new Refusal('store-suspended');
  if (store.closed_at) throw new Refusal('store-closed', { store: store.name });
  return { id, name: store.name, trusted: store.trusted_at !== null };
}

type Recorded = { id: number; version: number; was: ProposalState | null; became: ProposalState };

/** Records a step of a proposal in its history. */
export const recordStep = (
  tx: Tx,
  by: Seller | Staff,
  saved: { id: number; version: number },
  states: Pick<Recorded, 'was' | 'became'>,
): Promise<void> => recordSteps(tx, by, [{ ...saved, ...states }]);

/** Records the steps of several proposals. */
export const recordSteps = (tx: Tx, by: Seller | Staff, steps: Recorded[]): Promise<void> =>
  recordEdits(
    tx,
    by,
    steps.map(({ id, version, was, became }) => ({
      noun: PROPOSAL,
      id,
      version,
      was: was && { state: was },
      became: { state: became },
    })),
  );
