import type { Handlers } from '#api/handler.ts';
import { streamOf } from '#hall/stream-of.ts';
import { csvOfParts } from '#base/csv.ts';
import type { adminParcelCalls } from '#contract/admin/parcel.ts';
import { eachParcel, listParcels } from '#market/orders/list-parcels.ts';
import { remindStore } from '#market/orders/remind-store.ts';

export const adminParcelHandlers: Handlers<typeof adminParcelCalls> = {
  list: ({ reading }, query) => listParcels(reading.db, query),
  export: async ({ services }, query) => ({
    name: 'parcels.csv',
    bytes: streamOf(csvOfParts(eachParcel(services.db, query))),
  }),
  remind: async ({ write }, { id }, by) => {
    await write((tx) => remindStore(tx, by, id));
    return null;
  },
};
