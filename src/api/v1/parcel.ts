import type { Handlers } from '#api/handler.ts';
import type { parcelCalls } from '#contract/parcel.ts';
import type { Visit } from '#hall/visit.ts';
import { cancelParcel } from '#market/orders/cancel-parcel.ts';
import { readSoldParcel, readSoldParcels } from '#market/orders/read-sold-parcels.ts';
import { type Step, workParcel } from '#market/orders/work-parcel.ts';

type Sent = { id: number; note: string; carrier?: string; number?: string };

const step =
  (action: Step['action']) =>
  async ({ write, staff }: Visit, { id, ...step }: Sent) => {
    const actor = await staff('parcels', 'parcel-not-found');
    return write(async (tx) => {
      await workParcel(tx, actor, { parcelId: id, action, ...step });
      return readSoldParcel(tx, actor, id);
    });
  };

export const parcelHandlers: Handlers<typeof parcelCalls> = {
  all: async ({ reading, staff }, input) =>
    readSoldParcels(reading.db, await staff('parcels'), input),
  find: async ({ reading, staff }, { id }) =>
    readSoldParcel(reading.db, await staff('parcels', 'parcel-not-found'), id),
  confirm: step('confirm'),
  pickUp: step('pick-up'),
  send: step('send'),
  deliver: step('deliver'),
  cancel: async ({ write, staff }, { id, note }) => {
    const actor = await staff('parcels', 'parcel-not-found');
    return write(async (tx) => {
      await cancelParcel(tx, actor, { parcelId: id, title: '', message: note });
      return readSoldParcel(tx, actor, id);
    });
  },
};
