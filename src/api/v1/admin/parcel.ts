import type { Handlers } from '#api/handler.ts';
import { streamOf } from '#hall/stream-of.ts';
import { csvOfParts } from '#base/csv.ts';
import type { adminParcelCalls } from '#contract/admin/parcel.ts';
import { eachParcel, listParcels } from '#market/orders/list-parcels.ts';
import { remindStore } from '#market/orders/remind-store.ts';

export const adminParcelHandlers: Handlers<typeof adminParcelCalls> = {
  list: ({ reading }, asked) => listParcels(reading.db, asked),
  export: async ({ services }, asked) => ({
    name: 'parcels.csv',
    bytes: streamOf(csvOfParts(eachParcel(services.db, asked))),
  }),
  remind: async ({ write }, { id }, by) => {
    await write((tx) => remindStore(tx, by, id));
    return null;
  },
};
