// What stores do with their parcels, also in a hurry and in the wrong order.
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { moves, type ParcelAction } from '#market/orders/parcel.ts';
import { workParcel } from '#market/orders/work-parcel.ts';
import type { Seller } from '#market/settings/actor.ts';
import { inTx, nth, type Operation, type World } from './world.ts';

const STEPS: ParcelAction[] = ['confirm', 'pick-up', 'send', 'deliver'];

type Work = { id: number; status: number; seller: Seller };
async function someParcel({ db, sellers }: World, pick: number): Promise<Work | undefined> {
  const live = await db
    .selectFrom('parcels')
    .select(['id', 'status', 'store_id'])
    .where('cancelled_at', 'is', null)
    .where('status', '<', 5)
    .orderBy('id', 'desc')
    .limit(80)
    .execute();
  const parcel = nth(live, pick);
  const seller = sellers.find(({ storeId }) => storeId === parcel?.store_id);
  return parcel && seller ? { ...parcel, seller } : undefined;
}

const step: Operation = async (world, { pick, share }) => {
  const parcel = await someParcel(world, pick);
  if (!parcel) return false;
  const next = STEPS.find((action) => moves[action].from === parcel.status);
  const action = share < 900 ? next : nth(STEPS, share);
  if (!action) return false;
  const wish = { parcelId: parcel.id, action, note: '' };
  await inTx(world, (tx) => workParcel(tx, parcel.seller, wish, world.now));
  return true;
};

const sellerCancels: Operation = async (world, { pick }) => {
  const parcel = await someParcel(world, pick);
  if (!parcel) return false;
  const wish = { parcelId: parcel.id, title: '', message: 'The last one broke.' };
  await inTx(world, (tx) => cancelParcel(tx, parcel.seller, wish, world.now));
  return true;
};

export const sellers: Record<string, Operation> = { step, sellerCancels };
