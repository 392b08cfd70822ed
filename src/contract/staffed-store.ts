// Stores as the market’s staff see them.
import { z } from 'zod';
import { flag, isoTime, pageOf } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { oneOf, optionalText, page, text } from '#contract/values.ts';

const reason = text(1000);

/** A store as the market's staff see it. */
export const staffedStore = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    public: flag,
    suspended_at: isoTime.nullable(),
    suspended_reason: z.string(),
    product_count: z.int(),
    created_at: isoTime,
    members: z.array(
      z.object({
        account_id: z.int(),
        name: z.string(),
        email: z.string(),
        role: z.enum(['owner', 'staff']),
      }),
    ),
  })
  .meta({ id: 'StaffedStore' });
export type StaffedStore = z.output<typeof staffedStore>;

export const staffedStoreCalls = {
  all: endpoint({
    operationId: 'adminStores',
    path: 'admin/stores',
    methods: ['GET'],
    audience: 'staff',
    permission: 'stores',
    about:
      'The stores with who runs them, newest first, 25 a page: the suspended ones, or by a ' +
      'part of the name.',
    input: z.object({ page, suspended: oneOf(['yes', 'no']), q: optionalText(80) }),
    output: pageOf(staffedStore),
  }),
  suspend: endpoint({
    operationId: 'adminSuspend',
    path: 'admin/store/suspend/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'stores',
    otherwise: 'store-not-found',
    toast: 'store-suspended',
    about:
      'Suspends a store: it and its products are gone from the shop at once; its owners read ' +
      'the reason.',
    input: z.object({ id: idOf('store'), reason }),
    output: staffedStore,
  }),
  reinstate: endpoint({
    operationId: 'adminReinstate',
    path: 'admin/store/reinstate/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'stores',
    otherwise: 'store-not-found',
    toast: 'store-reinstated',
    about: 'Opens a suspended store again.',
    input: z.object({ id: idOf('suspended-store') }),
    output: staffedStore,
  }),
};
export type StoreQuery = z.output<typeof staffedStoreCalls.all.input>;
