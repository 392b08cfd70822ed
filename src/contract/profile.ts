import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { userToken } from '#contract/values.ts';

export const profile = endpoint({ path: 'user/profile', methods: ['GET'], audience: 'guest', about: 'Who the caller is and how much is in their cart.', input: z.object({ user_token: userToken }),
  output: z.object({ is_logged_in: z.boolean(), cart_count: z.int(), user_token: z.string().optional(), id: z.int().optional(), name: z.string().optional(), email: z.string().optional(), default_address: z.int().nullable().optional() }) });
