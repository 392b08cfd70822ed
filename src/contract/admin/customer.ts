// Customers, as staff find and support them.
import { z } from 'zod';
import { address } from '#contract/address.ts';
import { decimal, isoTime } from '#contract/answer-values.ts';
import { noteText, staffNote } from '#contract/admin/staff-note.ts';
import { view } from '#contract/edited-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idListOf, idOf } from '#contract/ids.ts';
import { listSize } from '#contract/list-size.ts';
import { listOf } from '#contract/list-calls.ts';
import { oneOf, optionalText, page, timeZone, wholeNumber } from '#contract/values.ts';

const row = z
  .object({
    id: z.int(),
    /** The name in lists. */
    title: z.string(),
    email: z.string(),
    phone: z.string(),
    /** The country code of their chosen address; empty without one. */
    country: z.string(),
    orders: z.int(),
    /** What was paid and not refunded, in the market’s currency. */
    spent: decimal,
    last_order_at: isoTime.nullable(),
    /** They receive the newsletter. */
    consent: z.boolean(),
    created_at: isoTime,
  })
  .meta({ id: 'CustomerRow' });
export type CustomerRow = z.output<typeof row>;

export const customerQuery = {
  q: optionalText(200),
  sort: oneOf([
    'orders',
    '-orders',
    'spent',
    '-spent',
    'last_order_at',
    '-last_order_at',
    'created_at',
    '-created_at',
  ]),
  only: idListOf(listSize.most),
  view: view('buyers', 'without-orders'),
  country: optionalText(2).refine((value) => /^([A-Za-z]{2})?$/.test(value), 'invalid-input'),
  consent: oneOf(['yes', 'no']),
};
export type CustomerFilters = z.output<z.ZodObject<typeof customerQuery>>;

const openedCustomer = z
  .object({
    ...row.shape,
    language: z.string(),
    addresses: z.array(
      address.omit({ default: true, created_at: true, created: true, user_token: true }),
    ),
    sessions: z.array(
      z.object({ device: z.string(), network: z.string(), seen_at: isoTime, created_at: isoTime }),
    ),
    notes: z.array(staffNote),
    /** The number of orders that are neither delivered nor cancelled. */
    open_orders: z.int(),
    /** They are staff or sellers, so their account cannot be erased. */
    at_work: z.boolean(),
  })
  .meta({ id: 'AdminCustomer' });
export type OpenedCustomer = z.output<typeof openedCustomer>;

const forStaff = {
  audience: 'staff',
  permission: 'customers',
  otherwise: 'account-not-found',
} as const;
const byId = z.object({ id: idOf('customer'), time_zone: timeZone });

export const adminCustomerCalls = {
  list: endpoint({
    ...forStaff,
    operationId: 'adminCustomers',
    path: 'admin/customers',
    methods: ['GET'],
    about:
      'Lists customers with an account, newest first. `q` matches part of a name, an email ' +
      `address or a phone number. \`total\` counts up to ${listSize.counted}; \`more\` says that ` +
      'there are more.',
    input: z.object({
      ...customerQuery,
      page,
      size: wholeNumber(1, listSize.most).default(listSize.usual),
    }),
    output: listOf(row),
  }),
  open: endpoint({
    ...forStaff,
    operationId: 'adminCustomer',
    path: 'admin/customer/{id}',
    methods: ['GET'],
    about: 'Returns one customer: addresses, the devices they are signed in on, and staff notes.',
    input: byId,
    output: openedCustomer,
  }),
  note: endpoint({
    ...forStaff,
    operationId: 'adminNoteCustomer',
    path: 'admin/customer/note/{id}',
    methods: ['POST'],
    toast: 'note-kept',
    about: 'Adds a note about a customer, which only staff can read.',
    input: z.object({ id: idOf('customer'), note: noteText }),
    output: z.array(staffNote),
  }),
  endSessions: endpoint({
    ...forStaff,
    operationId: 'adminEndSessions',
    path: 'admin/customer/sign-out/{id}',
    methods: ['POST'],
    toast: 'sessions-ended',
    about:
      'Signs a customer out on all devices. Refused for people who work for the market or a store.',
    input: byId,
    output: z.null(),
  }),
};
