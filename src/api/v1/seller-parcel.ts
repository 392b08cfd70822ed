import type { Handlers } from '#api/handler.ts';
import type { sellerParcelCalls } from '#contract/seller-parcel.ts';
import type { Visit } from '#hall/visit.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { readSoldParcel, readSoldParcels } from '#market/orders/read-sold-parcels.ts';
import { type Step, workParcel } from '#market/orders/work-parcel.ts';

type Sent = {
  id: number;
  store_id: number | null;
  note: string;
  carrier?: string;
  number?: string;
};

const step =
  (action: Step['action']) =>
  async ({ write, seller }: Visit, { id, store_id, ...step }: Sent) => {
    const actor = await seller(store_id, 'parcel-not-found');
    return write(async (tx) => {
      await workParcel(tx, actor, { parcelId: id, action, ...step });
      return readSoldParcel(tx, actor, id);
    });
  };

export const sellerParcelHandlers: Handlers<typeof sellerParcelCalls> = {
  all: async ({ reading, seller }, input) =>
    readSoldParcels(reading.db, await seller(input.store_id), input),
  find: async ({ reading, seller }, { id, store_id }) =>
    readSoldParcel(reading.db, await seller(store_id, 'parcel-not-found'), id),
  confirm: step('confirm'),
  pickUp: step('pick-up'),
  send: step('send'),
  deliver: step('deliver'),
  cancel: async ({ write, seller }, { id, store_id, note }) => {
    const actor = await seller(store_id, 'parcel-not-found');
    return write(async (tx) => {
      await cancelParcel(tx, actor, { parcelId: id, title: '', message: note });
      return readSoldParcel(tx, actor, id);
    });
  },
};
