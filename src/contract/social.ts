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
    about: 'Changes the one-time code of a social sign-in for a bearer.',
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
      'Mails six digits to the address that a social sign-in (`ask` of its callback) still has ' +
      'to prove; without `email` it only says what the service knows.',
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
    about: 'Proves that address with the mailed digits and signs in.',
    input: z.object({ code: text(100), email, digits: code, user_token: userToken }),
    output: entered,
  }),
};
