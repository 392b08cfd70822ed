// The handlers of parcels: the same for staff, for all stores, and for sellers.
import type { ParcelQuery } from '#contract/sold-parcel.ts';
import type { Visit } from '#hall/visit.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { readSoldParcel, readSoldParcels } from '#market/orders/read-sold-parcels.ts';
import { type Step, workParcel } from '#market/orders/work-parcel.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';
import { parcelInWords } from '#words/parcel-in-words.ts';

type Actor = Seller | Staff;
type Sent = { id: number } & Pick<Step, 'note' | 'carrier' | 'number'>;

const step =
  (action: Step['action']) =>
  ({ write }: Visit, { id, ...sent }: Sent, actor: Actor) =>
    write(async (tx) => {
      await workParcel(tx, actor, { ...sent, parcelId: id, action });
      return parcelInWords(await readSoldParcel(tx, actor, id), actor.language);
    });

export const soldParcelHandlers = {
  all: async ({ reading }: Visit, query: ParcelQuery, actor: Actor) => {
    const page = await readSoldParcels(reading.db, actor, query);
    return { ...page, data: page.data.map((parcel) => parcelInWords(parcel, actor.language)) };
  },
  find: async ({ reading }: Visit, { id }: { id: number }, actor: Actor) =>
    parcelInWords(await readSoldParcel(reading.db, actor, id), actor.language),
  confirm: step('confirm'),
  pickUp: step('pick-up'),
  send: step('send'),
  deliver: step('deliver'),
  cancel: ({ write }: Visit, { id, note }: Sent, actor: Actor) =>
    write(async (tx) => {
      await cancelParcel(tx, actor, { parcelId: id, title: '', message: note });
      return parcelInWords(await readSoldParcel(tx, actor, id), actor.language);
    }),
};
