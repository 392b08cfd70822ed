// Becoming a seller.
import { z } from 'zod';
import { code, password } from '#contract/credentials.ts';
import { endpoint } from '#contract/endpoint.ts';
import { countryCode, email, text, userToken } from '#contract/values.ts';

export const sellerCalls = {
  signUp: endpoint({
    path: 'seller/signup',
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    about:
      'Applies to sell, and emails a code. The answer does not reveal whether the address has an ' +
      'account.',
    input: z.object({
      name: text(100),
      store_name: text(80),
      /** The country of the store; the market's own if absent. */
      country: z.union([z.undefined(), z.literal(''), countryCode]).optional(),
      email,
      password,
      user_token: userToken,
    }),
    output: z.string(),
  }),
  verify: endpoint({
    path: 'seller/verify',
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    about:
      'Verifies the address of an application with the emailed code, after which the owner ' +
      'decides.',
    input: z.object({ email, code, user_token: userToken }),
    output: z.object({
      name: z.string(),
      email: z.string(),
      store_name: z.string(),
      /** The application has requirements (`seller/application`). */
      asks: z.boolean(),
    }),
  }),
};
