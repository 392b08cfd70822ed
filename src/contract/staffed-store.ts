// Stores that the market’s staff suspend and reinstate.
import { z } from 'zod';
import { flag, isoTime } from '#contract/answer-values.ts';
import { flagged } from '#contract/edited-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { closed } from '#contract/seller-closing.ts';
import { storeRoles } from '#contract/store-permission.ts';
import { text } from '#contract/values.ts';

const reason = text(1000);

/** A store for the market's staff. */
const staffedStore = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    public: flag,
    suspended_at: isoTime.nullable(),
    suspended_reason: z.string(),
    ...closed,
    /** Since when its proposals go live at once; null: they need approval. */
    trusted_at: isoTime.nullable(),
    product_count: z.int(),
    created_at: isoTime,
    members: z.array(
      z.object({
        account_id: z.int(),
        name: z.string(),
        email: z.string(),
        role: z.enum(storeRoles),
        /** The name of one of the store's own roles; empty for a standard one. */
        role_name: z.string(),
      }),
    ),
  })
  .meta({ id: 'StaffedStore' });
export type StaffedStore = z.output<typeof staffedStore>;

export const staffedStoreCalls = {
  find: endpoint({
    operationId: 'adminStaffedStore',
    path: 'admin/store/people/{id}',
    methods: ['GET'],
    audience: 'staff',
    permission: 'stores',
    otherwise: 'store-not-found',
    about: 'Returns a store with the people who work for it, owners first.',
    input: z.object({ id: idOf('store') }),
    output: staffedStore,
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
      'Suspends a store: it and its products disappear from the storefront at once. Its owners ' +
      'read the reason.',
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
    about: 'Reinstates a suspended store.',
    input: z.object({ id: idOf('suspended-store') }),
    output: staffedStore,
  }),
  close: endpoint({
    operationId: 'adminCloseStore',
    path: 'admin/store/close/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'stores',
    otherwise: 'store-not-found',
    toast: 'store-closed',
    about:
      'Closes a store: it takes no more orders and disappears from the storefront, its open ' +
      'orders are still completed, and its earnings are paid out. Its owners read the reason.',
    input: z.object({ id: idOf('store'), reason }),
    output: staffedStore,
  }),
  reopen: endpoint({
    operationId: 'adminReopenStore',
    path: 'admin/store/reopen/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'stores',
    otherwise: 'store-not-found',
    toast: 'store-reopened',
    about: 'Reopens a closed store, whoever closed it.',
    input: z.object({ id: idOf('closed-store') }),
    output: staffedStore,
  }),
  trust: endpoint({
    operationId: 'adminTrustStore',
    path: 'admin/store/trust/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'stores',
    otherwise: 'store-not-found',
    toast: 'saved',
    about:
      'Sets whether what a store proposes from now on goes live at once. Proposals that are ' +
      'already waiting are decided one by one.',
    input: z.object({ id: idOf('store'), trusted: flagged }),
    output: staffedStore,
  }),
};
