// Moves the parcels of an order as far as a test needs.
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { moveParcel } from '#market/orders/move-parcel.ts';
import type { ParcelAction } from '#market/orders/parcel.ts';
import type { Shopper } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { makeProduct, type MadeProduct } from './make.ts';
import { fillCart, order } from './carts.ts';

const STEPS: ParcelAction[] = ['confirm', 'pick-up', 'send', 'deliver'];

/** Moves every parcel of an order step by step up to this one; returns their ids. */
export async function deliver(
  db: Db,
  orderId: number,
  last: ParcelAction = 'deliver',
): Promise<number[]> {
  const parcels = await db
    .selectFrom('parcels')
    .select('id')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  for (const { id } of parcels)
    for (const action of STEPS.slice(0, STEPS.indexOf(last) + 1))
      await transaction(db, (tx) => moveParcel(tx, { parcelId: id, action, actor: 'seller' }));
  return parcels.map(({ id }) => id);
}

/** Orders a product (a new one if none is given) and has it delivered. */
export async function bought(
  db: Db,
  market: MarketSettings,
  shopper: Shopper,
  product?: MadeProduct,
): Promise<{ productId: number; orderId: number }> {
  const thing = product ?? (await makeProduct(db));
  await fillCart(db, shopper, { product: thing });
  const { id } = await order(db, market, shopper);
  await deliver(db, id);
  return { productId: thing.id, orderId: id };
}
