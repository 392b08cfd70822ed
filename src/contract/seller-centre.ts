// What the seller centre asks about the signed-in person.
import { z } from 'zod';
import { deskMarket } from '#contract/desk-market.ts';
import { endpoint } from '#contract/endpoint.ts';
import { closed } from '#contract/seller-closing.ts';
import { isoTime } from '#contract/answer-values.ts';
import { storeRoles } from '#contract/store-permission.ts';

/** A store that a person works for, and their role. */
const workplace = z
  .object({
    id: z.int(),
    name: z.string(),
    slug: z.string(),
    image: z.string(),
    suspended_at: isoTime.nullable(),
    /** Why the market suspended it; empty if it did not. */
    suspended_reason: z.string(),
    ...closed,
    role: z.enum(storeRoles),
    /** The name of one of the store's own roles; empty for a standard one. */
    role_name: z.string(),
    permissions: z.array(z.string()),
    /** The names of its owners, who can grant more permissions. */
    granters: z.array(z.string()),
  })
  .meta({ id: 'Workplace' });
export type Workplace = z.output<typeof workplace>;

export const sellerCentreCalls = {
  me: endpoint({
    operationId: 'sellerMe',
    path: 'seller/me',
    methods: ['GET'],
    audience: 'bearer',
    desk: true,
    about:
      'Returns the signed-in person, and the stores they work for with their permissions in ' +
      'each. Without a store, they can apply to sell. Also returns what the seller centre needs ' +
      'to know about the market.',
    input: z.object({}),
    output: z.object({
      id: z.int(),
      name: z.string(),
      email: z.string(),
      stores: z.array(workplace),
      market: deskMarket,
    }),
  }),
};
