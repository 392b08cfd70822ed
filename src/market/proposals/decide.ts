// The market approves or refuses proposals of sellers.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { SentApproval, SentRefusal } from '#contract/admin/product-proposal.ts';
import type { Reason } from '#contract/proposal.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { requireVersion } from '#market/edits/require-version.ts';
import { keepImportKeys } from '#market/proposals/keep-import-key.ts';
import { lockProposal, openStore, recordStep, type Proposal } from '#market/proposals/proposal.ts';
import { prepare, putIntoShop } from '#market/proposals/put-into-shop.ts';
import { trustStore } from '#market/stores/trust-store.ts';
import { writeToProposer } from '#market/proposals/write-to-proposer.ts';
import type { Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/**
 * Applies a proposal to the shop; returns its product. Refuses as `lockProposal`, `prepare` and
 * `saveProduct`, 'changed-meanwhile' for another version of the product, and 'store-suspended'.
 */
export async function approveProposal(
  tx: Tx,
  by: Staff,
  { id, version, product_version, keep, trust }: SentApproval,
  market: MarketSettings,
): Promise<number> {
  const proposal = await lockSent(tx, { id, version });
  if (trust) await trustStore(tx, by, { storeId: proposal.store_id, trusted: true });
  await openStore(tx, proposal.store_id);
  await checkSeen(tx, proposal, product_version);
  const prepared = await prepare(tx, market, proposal, keep);
  const product = await putIntoShop(tx, by, prepared, market);
  await end(tx, by, proposal, { state: 'approved', product_id: product.id, reasons: '[]' });
  await keepImportKeys(tx, [id]);
  const { title } = prepared.fields;
  await writeToProposer(tx, proposal, 'proposal-approved', (name) => ({ name, title, product }));
  await audit(tx, by, {
    action: 'proposal.approve',
    subject: `product-proposal:${id}`,
    note: keep.length ? `keeps ${keep.join(', ')}`.slice(0, 1000) : '',
  });
  return product.id;
}

/**
 * Refuses a proposal with reasons for the seller. Refuses as `lockProposal`, and 'required' for
 * none.
 */
export async function refuseProposal(
  tx: Tx,
  by: Staff,
  { id, version, code, text, reasons: sent }: SentRefusal,
): Promise<void> {
  const reasons = sent.map((reason) => ({ ...reason, code: reason.code ?? null })).filter(isGiven);
  const whole: Reason = { code: code ?? null, text };
  if (!isGiven(whole) && reasons.length === 0) throw new Refusal('required', { field: 'text' });
  const proposal = await lockSent(tx, { id, version });
  await end(tx, by, proposal, {
    state: 'refused',
    reason_code: whole.code ?? '',
    reason_text: text,
    reasons: JSON.stringify(reasons),
  });
  const { title } = proposal.proposed;
  await writeToProposer(tx, proposal, 'proposal-refused', (name) => ({
    name,
    title,
    reason: whole,
    reasons,
  }));
  await audit(tx, by, {
    action: 'proposal.refuse',
    subject: `product-proposal:${id}`,
    note: [whole.code ?? '', text, ...reasons.map(({ field }) => field)]
      .filter(Boolean)
      .join(' · '),
  });
}

const isGiven = ({ code, text }: Reason): boolean => code !== null || text !== '';

async function lockSent(tx: Tx, sent: { id: number; version: number }): Promise<Proposal> {
  const proposal = await lockProposal(tx, sent);
  if (proposal.state !== 'sent') throw new Refusal('proposal-withdrawn');
  return proposal;
}

/** Locks the product, and checks that it still has the version that staff saw. */
async function checkSeen(tx: Tx, { product_id }: Proposal, seen: number | null): Promise<void> {
  if (product_id === null) return;
  const { rows } = await sql<{ version: number }>`
    select version from products where id = ${product_id} for update
  `.execute(tx);
  const [product] = rows;
  if (!product) throw new Refusal('product-not-found');
  await requireVersion(tx, { noun: 'product', id: product_id }, seen, product.version);
}

type End = { state: 'approved' | 'refused'; reasons: string } & {
  product_id?: number;
  reason_code?: string;
  reason_text?: string;
};

async function end(tx: Tx, by: Staff, { id, version }: Proposal, ending: End): Promise<void> {
  await tx
    .updateTable('product_proposals')
    .set({
      reason_code: '',
      reason_text: '',
      ...ending,
      decided_by: by.accountId,
      decided_at: new Date(),
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  const step = { was: 'sent', became: ending.state } as const;
  await recordStep(tx, by, { id, version: version + 1 }, step);
}
