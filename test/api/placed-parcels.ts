// New stores, and their parcels at any step.
import { transaction } from '#db/transaction.ts';
import { moveParcel } from '#market/orders/move-parcel.ts';
import type { ParcelAction } from '#market/orders/parcel.ts';
import { makeSeller, type MadeSeller } from '../at-work.ts';
import { makeStore } from '../make.ts';
import { placedForCash } from './placed-for-cash.ts';
import type { StaffedShop } from './staffed-shop.ts';

const STEPS: ParcelAction[] = ['confirm', 'pick-up', 'send', 'deliver'];
const HOUR_MS = 3_600_000;

/** A new store with a person who runs it. */
export const opened = async (shop: StaffedShop) =>
  makeSeller(shop.base, await makeStore(shop.base.db));

/** A parcel of a store for cash that has taken this many steps, due in this many hours. */
export async function placedIn(
  shop: StaffedShop,
  { seller }: MadeSeller,
  { steps = 0, hours = 24, name = 'Amal Haddad' } = {},
) {
  const { db } = shop.base;
  const sold = await placedForCash(shop, { name }, seller.storeId);
  for (const action of STEPS.slice(0, steps))
    await transaction(db, (tx) =>
      moveParcel(tx, { parcelId: sold.parcel, action, actor: 'seller' }),
    );
  const { code } = await db
    .updateTable('parcels')
    .set({ due_at: new Date(Date.now() + hours * HOUR_MS) })
    .where('id', '=', sold.parcel)
    .returning('code')
    .executeTakeFirstOrThrow();
  return { ...sold, parcelCode: code };
}
