import { z } from 'zod';
import { entered } from '#contract/auth.ts';
import { code } from '#contract/credentials.ts';
import { endpoint } from '#contract/endpoint.ts';
import { email, text, userToken } from '#contract/values.ts';

export const socialCalls = {
  exchange: endpoint({
    path: 'user/social-login/exchange',
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    about: 'Exchanges the one-time code of a social sign-in for a bearer token.',
    input: z.object({ code: text(100), user_token: userToken }),
    output: entered,
  }),
  /** For people whose provider does not vouch for an email address. */
  address: endpoint({
    path: 'user/social-login/address',
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    about:
      'Emails a six-digit code to the address that a social sign-in (the `ask` of its callback) ' +
      'still has to verify. Without `email`, only returns what the provider knows.',
    input: z.object({
      code: text(100),
      email: z.preprocess(
        (value) => (value === '' || value === null ? undefined : value),
        email.optional(),
      ),
    }),
    output: z.object({ service: z.enum(['google', 'facebook']), email: z.string() }),
  }),
  confirm: endpoint({
    path: 'user/social-login/confirm',
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    about: 'Verifies the address of a social sign-in with the emailed code, and signs in.',
    input: z.object({ code: text(100), email, digits: code, user_token: userToken }),
    output: entered,
  }),
};
