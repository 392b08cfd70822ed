// What the back office asks about the signed-in person.
import { z } from 'zod';
import { deskMarket } from '#contract/desk-market.ts';
import { endpoint } from '#contract/endpoint.ts';

export const adminDeskCalls = {
  me: endpoint({
    operationId: 'adminMe',
    path: 'admin/me',
    methods: ['GET'],
    audience: 'staff',
    permission: 'desk',
    owing: true,
    about:
      'Returns the signed-in member of staff, their permissions, and what the back office needs ' +
      'to know about the market.',
    input: z.object({}),
    output: z.object({
      id: z.int(),
      name: z.string(),
      email: z.string(),
      role: z.string(),
      permissions: z.array(z.string()),
      /** Their role requires a second factor: until they have one, nothing else is returned. */
      owes: z.boolean(),
      /** The names of people who can grant more permissions, owners first. */
      granters: z.array(z.string()),
      market: deskMarket,
    }),
  }),
};
