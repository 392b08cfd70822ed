// What the back office and the seller centre ask about the person who works there.
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';

export const adminDeskCalls = {
  me: endpoint({
    operationId: 'adminMe',
    path: 'admin/me',
    methods: ['GET'],
    audience: 'staff',
    permission: 'desk',
    owing: true,
    about: 'Who works here, what they may do, and what their screens know of the market.',
    input: z.object({}),
    output: z.object({
      id: z.int(),
      name: z.string(),
      email: z.string(),
      role: z.string(),
      permissions: z.array(z.string()),
      /** Their role demands a second factor: until they have one, this is all that is answered. */
      owes: z.boolean(),
      /** Names of who can give other permissions, owners first. */
      granters: z.array(z.string()),
      market: z.object({
        name: z.string(),
        currency: z.string(),
        currency_exponent: z.int(),
        /** ISO 3166-1 alpha-2, where most customers live. */
        default_country: z.string(),
        /** In which staff read and write moments. */
        time_zone: z.string(),
        languages: z.array(
          z.object({
            code: z.string(),
            name: z.string(),
            direction: z.enum(['ltr', 'rtl']),
            is_default: z.boolean(),
            /** Switched off, customers do not see it; staff write in it all the same. */
            enabled: z.boolean(),
          }),
        ),
      }),
    }),
  }),
};
