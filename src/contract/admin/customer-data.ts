// The legal rights of customers to their data; has a permission of its own.
import { z } from 'zod';
import { customerQuery } from '#contract/admin/customer.ts';
import { endpoint, sentFile } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { timeZone } from '#contract/values.ts';

const withData = {
  audience: 'staff',
  permission: 'personal-data',
  otherwise: 'account-not-found',
} as const;
const byId = z.object({ id: idOf('customer'), time_zone: timeZone });

export const adminCustomerDataCalls = {
  export: endpoint({
    ...withData,
    operationId: 'adminCustomersExport',
    path: 'admin/customers/export',
    methods: ['GET'],
    file: 'text/csv',
    about: 'Exports all customers that match, as CSV, newest first.',
    input: z.object(customerQuery),
    output: sentFile,
  }),
  file: endpoint({
    ...withData,
    operationId: 'adminCustomerData',
    path: 'admin/customer/data/{id}',
    methods: ['GET'],
    file: 'application/octet-stream',
    about:
      'Returns all data that the market holds about a customer as a JSON file, to hand to them.',
    input: byId,
    output: sentFile,
  }),
  erase: endpoint({
    ...withData,
    operationId: 'adminEraseCustomer',
    path: 'admin/customer/erase/{id}',
    methods: ['POST'],
    toast: 'customer-erased',
    about:
      'Erases a customer, as customers can do themselves: personal data is deleted; orders, ' +
      'books and invoices are kept. Refused while an order is open.',
    input: byId,
    output: z.null(),
  }),
};
