import type { Handlers } from '#api/handler.ts';
import { streamOf } from '#api/stream-of.ts';
import { csvOfParts } from '#base/csv.ts';
import type { adminCustomerCalls, adminCustomerDataCalls } from '#contract/admin/customer.ts';
import { eachCustomer, listCustomers } from '#market/care/list-customers.ts';
import {
  customerData,
  eraseCustomer,
  openCustomer,
  signCustomerOut,
} from '#market/care/open-customer.ts';
import { readNotes, writeNote } from '#market/care/staff-notes.ts';

export const adminCustomerHandlers: Handlers<typeof adminCustomerCalls> = {
  list: ({ reading, market }, asked) => listCustomers(reading.db, asked, market),
  open: ({ reading, market }, { id }, by) => openCustomer(reading.db, by, id, market),
  note: ({ write }, { id, note }, by) =>
    write(async (tx) => {
      await writeNote(tx, by, { customer: id }, note);
      return readNotes(tx, { customer: id });
    }),
  endSessions: async ({ write }, { id }, by) => {
    await write((tx) => signCustomerOut(tx, by, id));
    return null;
  },
};

export const adminCustomerDataHandlers: Handlers<typeof adminCustomerDataCalls> = {
  export: async ({ services, market }, asked) => ({
    name: 'customers.csv',
    bytes: streamOf(csvOfParts(eachCustomer(services.db, asked, market))),
  }),
  file: async ({ write }, { id }, by) => {
    const data = await write((tx) => customerData(tx, by, id));
    return {
      name: `customer-${id}.json`,
      bytes: new TextEncoder().encode(JSON.stringify(data, null, 2)),
    };
  },
  erase: async ({ write }, { id }, by) => {
    await write((tx) => eraseCustomer(tx, by, id));
    return null;
  },
};
