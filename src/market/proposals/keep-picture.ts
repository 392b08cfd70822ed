import type { Tx } from '#db/connect.ts';
import type { Seller } from '#market/settings/actor.ts';

/** Says that a picture is of a seller's store, which uploaded it: its proposals may show it. */
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
