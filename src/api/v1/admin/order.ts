import type { Handlers } from '#api/handler.ts';
import { parcelInWords } from '#words/parcel-in-words.ts';
import { streamOf } from '#hall/stream-of.ts';
import { csvOfParts } from '#base/csv.ts';
import type { adminOrderCalls } from '#contract/admin/order.ts';
import { openOrder } from '#market/care/open-order.ts';
import { sendPayLink } from '#market/care/send-pay-link.ts';
import { readNotes, writeNote } from '#market/care/staff-notes.ts';
import { cancelOrderForBuyer } from '#market/orders/cancel-order.ts';
import { eachOrder, listOrders } from '#market/orders/list-orders.ts';

export const adminOrderHandlers: Handlers<typeof adminOrderCalls> = {
  list: ({ reading }, query) => listOrders(reading.db, query),
  export: async ({ services }, query) => ({
    name: 'orders.csv',
    bytes: streamOf(csvOfParts(eachOrder(services.db, query))),
  }),
  open: async ({ reading }, { id }, by) => {
    const opened = await openOrder(reading.db, by, id);
    return {
      ...opened,
      parcels: opened.parcels.map(({ due_at, reminded_at, may_remind, ...parcel }) => ({
        ...parcelInWords(parcel, by.language),
        due_at,
        reminded_at,
        may_remind,
      })),
    };
  },
  note: ({ write }, { id, note }, by) =>
    write(async (tx) => {
      await writeNote(tx, by, { order: id }, note);
      return readNotes(tx, { order: id });
    }),
  cancel: async ({ write }, { id, note }, by) => {
    await write((tx) => cancelOrderForBuyer(tx, by, { orderId: id, note }));
    return null;
  },
  sendLink: async ({ write }, { id }, by) => {
    await write((tx) => sendPayLink(tx, by, id));
    return null;
  },
};
