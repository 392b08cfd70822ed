import type { Handlers } from '#api/handler.ts';
import type { adminCustomerCalls } from '#contract/admin/customer.ts';
import { listCustomers } from '#market/care/list-customers.ts';
import { openCustomer, signCustomerOut } from '#market/care/open-customer.ts';
import { readNotes, writeNote } from '#market/care/staff-notes.ts';

export const adminCustomerHandlers: Handlers<typeof adminCustomerCalls> = {
  list: ({ reading, market }, query) => listCustomers(reading.db, query, market),
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
