import { z } from 'zod';
import { account } from '#contract/account.ts';
import { endpoint } from '#contract/endpoint.ts';
import { userToken } from '#contract/values.ts';

export const profileCalls = {
  read: endpoint({
    operationId: 'profile',
    path: 'user/profile',
    methods: ['GET'],
    audience: 'guest',
    about: 'Returns the caller, and how much is in their cart.',
    input: z.object({ user_token: userToken }),
    output: z.union([
      account.extend({ is_logged_in: z.literal(true) }),
      z.object({
        is_logged_in: z.literal(false),
        cart_count: z.int(),
        user_token: z.string(),
        name: z.string(),
        email: z.string(),
        default_address: z.int().nullable(),
      }),
    ]),
  }),
};
