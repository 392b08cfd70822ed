// A person's order, and the step of its parcel.
import type { IdKind } from '#contract/ids.ts';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { moveParcel } from '#market/orders/move-parcel.ts';
import type { ParcelAction } from '#market/orders/parcel.ts';
import type { Shopper } from '#market/settings/actor.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { fillCart, order } from '../../carts.ts';
import { makeProduct, makeVisitor, type MadeProduct } from '../../make.ts';

/**
 * The owner of the new thing. Things made before for the same call are in `made`, and are reused if
 * they belong together.
 */
export type Owner = {
  db: Db;
  shopper: Shopper;
  storeId: number | undefined;
  made: Map<IdKind, unknown>;
};
/** How each thing is made; returns its id. */
export type Makers = Partial<Record<IdKind, (owner: Owner) => Promise<unknown>>>;

const ALL_STEPS: ParcelAction[] = ['confirm', 'pick-up', 'send', 'deliver'];

/** An order of one product: of the seller's store by a visitor, or else by the owner themselves. */
export async function placed({
  db,
  shopper,
  storeId,
}: Owner): Promise<{ id: number; parcelId: number; product: MadeProduct }> {
  const product = await makeProduct(db, storeId === undefined ? {} : { store: storeId });
  const by = storeId === undefined ? shopper : makeVisitor();
  await fillCart(db, by, { product });
  const { id } = await order(db, await readMarketSettings(db), by);
  return { id, parcelId: await parcelOf(db, id), product };
}

/** Such an order whose parcel took these steps. */
export async function moved(
  owner: Owner,
  ...actions: ParcelAction[]
): Promise<{ id: number; parcelId: number; product: MadeProduct }> {
  const sold = await placed(owner);
  for (const action of actions)
    await transaction(owner.db, (tx) =>
      moveParcel(tx, { parcelId: sold.parcelId, action, actor: 'seller' }),
    );
  return sold;
}

/** Such an order that was delivered, so that its store has the cash. */
export const delivered = (owner: Owner) => moved(owner, ...ALL_STEPS);

export async function parcelOf(db: Db, orderId: number): Promise<number> {
  const { id } = await db
    .selectFrom('parcels')
    .select('id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return id;
}
