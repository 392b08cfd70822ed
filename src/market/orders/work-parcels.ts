// One step of several parcels of a store, each in a transaction of its own: what one is refused
// does not hold up the others, and of two people who do the same the second is told.
import { Refusal } from '#base/refusal.ts';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import type { ParcelAction } from '#market/orders/parcel.ts';
import { workParcel } from '#market/orders/work-parcel.ts';
import type { Seller } from '#market/settings/actor.ts';

/** `numbers`: the tracking number of each, in the order of `ids`. */
export type Steps = { ids: number[]; action: ParcelAction; carrier: string; numbers: string[] };
/** A parcel with its code, and why it did not take the step. */
export type Worked = { id: number; title: string; refusal: Refusal | null };

/**
 * Takes a step of parcels of a seller's store, in the order in which they are named. Refuses
 * 'parcel-not-found' if one of them is not the store's, and does nothing then; what a single one is
 * refused is told of it.
 */
export async function workParcels(
  db: Db,
  by: Seller,
  { ids, action, carrier, numbers }: Steps,
): Promise<Worked[]> {
  const codes = await codesOf(db, by, ids);
  const worked: Worked[] = [];
  for (const [place, id] of ids.entries()) {
    const title = codes.get(id);
    if (title === undefined) throw new Refusal('parcel-not-found');
    const step = { parcelId: id, action, note: '', carrier, number: numbers[place] ?? '' };
    worked.push({ id, title, refusal: await refusalOf(db, by, step) });
  }
  return worked;
}

async function refusalOf(
  db: Db,
  by: Seller,
  step: Parameters<typeof workParcel>[2],
): Promise<Refusal | null> {
  try {
    await transaction(db, (tx) => workParcel(tx, by, step));
    return null;
  } catch (problem) {
    if (problem instanceof Refusal) return problem;
    throw problem;
  }
}

async function codesOf(db: Db, { storeId }: Seller, ids: number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('parcels')
    .select(['id', 'code'])
    .where('store_id', '=', storeId)
    .where('id', 'in', [0, ...ids])
    .execute();
  if (rows.length < ids.length) throw new Refusal('parcel-not-found');
  return new Map(rows.map(({ id, code }) => [id, code]));
}
