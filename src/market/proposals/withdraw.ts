import type { Tx } from '#db/connect.ts';
import { lockProposal, openStore, recordStep } from '#market/proposals/proposal.ts';
import type { Seller } from '#market/settings/actor.ts';

/** Takes back a proposal of the seller's store for good. Refuses as `lockProposal`, 'store-suspended'. */
export async function withdrawProposal(
  tx: Tx,
  by: Seller,
  asked: { id: number; version: number },
): Promise<void> {
  const { id, state, version } = await lockProposal(tx, { ...asked, store: by.storeId });
  await openStore(tx, by.storeId);
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
