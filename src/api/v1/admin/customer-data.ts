import type { Handlers } from '#api/handler.ts';
import { streamOf } from '#hall/stream-of.ts';
import { csvOfParts } from '#base/csv.ts';
import type { adminCustomerDataCalls } from '#contract/admin/customer-data.ts';
import { eachCustomer } from '#market/care/list-customers.ts';
import { customerData, eraseCustomer } from '#market/care/open-customer.ts';

export const adminCustomerDataHandlers: Handlers<typeof adminCustomerDataCalls> = {
  export: async ({ services, market }, query) => ({
    name: 'customers.csv',
    bytes: streamOf(csvOfParts(eachCustomer(services.db, query, market))),
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
