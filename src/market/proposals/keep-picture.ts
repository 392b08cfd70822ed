import type { Tx } from '#db/connect.ts';
import type { Seller } from '#market/settings/actor.ts';

/** Records that a seller's store uploaded a picture, so that its proposals may show it. */
export async function keepStorePicture(
  tx: Tx,
  { storeId, accountId }: Seller,
  picture: string,
): Promise<void> {
  await tx
    .insertInto('store_pictures')
    .values({ store_id: storeId, picture, account_id: accountId })
    .onConflict((known) => known.doNothing())
    .execute();
}
