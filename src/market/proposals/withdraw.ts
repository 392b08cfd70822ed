import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { lockProposal, openStore, recordStep, type Proposal } from '#market/proposals/proposal.ts';
import type { Seller } from '#market/settings/actor.ts';

/** Withdraws a proposal of the seller's store. Refuses as `lockProposal`, 'store-suspended'. */
export async function withdrawProposal(
  tx: Tx,
  by: Seller,
  sent: { id: number; version: number },
): Promise<void> {
  const open = await lockProposal(tx, { ...sent, store: by.storeId });
  await openStore(tx, by.storeId);
  await endProposal(tx, by, open);
  await audit(tx, by, { action: 'proposal.withdraw', subject: `product-proposal:${open.id}` });
}

/** Ends a proposal that is open and locked. */
export async function endProposal(
  tx: Tx,
  by: Seller,
  { id, state, version }: Pick<Proposal, 'id' | 'state' | 'version'>,
): Promise<void> {
  await tx
    .updateTable('product_proposals')
    .set({
      state: 'withdrawn',
      decided_by: null,
      decided_at: null,
      version: version + 1,
      updated_at: new Date(),
    })
    .where('id', '=', id)
    .execute();
  await recordStep(tx, by, { id, version: version + 1 }, { was: state, became: 'withdrawn' });
}
