// Registration, sign-in, sign-out, and forgotten passwords.
import { z } from 'zod';
import { account } from '#contract/account.ts';
import { isoTime } from '#contract/answer-values.ts';
import { code, codeOrWord, password } from '#contract/credentials.ts';
import { endpoint } from '#contract/endpoint.ts';
import { email, text, userToken } from '#contract/values.ts';

export const signedIn = z.object({
  token: z.string(),
  expires_in: isoTime,
  user: z.object({ id: z.int(), name: z.string(), email: z.string(), cart_count: z.int() }),
});

/** The password was right, and a second factor is required: `secondFactor.verify` takes both. */
export const challenged = z
  .object({ challenge: z.string(), expires_in: isoTime })
  .meta({ id: 'SignInChallenge' });
/** The answer to a sign-in: a bearer or, if the account has a second factor, a challenge. */
export const entered = z.union([signedIn, challenged]);

export const authCalls = {
  signIn: endpoint({
    operationId: 'signIn',
    path: 'user/signin',
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    about:
      'Signs in. The cart, addresses and orders of `user_token` move to the account. For an ' +
      'account with a second factor, returns a `challenge` instead, to be sent to ' +
      '`user/signin/verify`.',
    input: z.object({ email, password, user_token: userToken }),
    output: entered,
  }),
  signUp: endpoint({
    operationId: 'signUp',
    path: 'user/signup',
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    about:
      'Registers a customer and emails a code. The answer does not reveal whether the address ' +
      'has an account.',
    input: z.object({ name: text(100), email, password, user_token: userToken }),
    output: z.string(),
  }),
  verify: endpoint({
    operationId: 'verify',
    path: 'user/verify',
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    about:
      'Verifies the address of a registration with the emailed code. If the registration sent a ' +
      '`user_token`, the same one is required.',
    input: z.object({ email, code, user_token: userToken }),
    output: account,
  }),
  resend: endpoint({
    path: 'user/resend',
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    about:
      'Emails a new code to a person who registered with the same `user_token`, or without one ' +
      'from the same network. The answer does not reveal whether anybody did.',
    input: z.object({ email, user_token: userToken }),
    output: z.string(),
  }),
  logout: endpoint({
    operationId: 'logout',
    path: 'user/logout',
    methods: ['GET', 'POST'],
    audience: 'public',
    viewable: true,
    about: 'Signs the bearer out; without one, does nothing.',
    input: z.object({}),
    output: z.null(),
  }),
  forgotPassword: endpoint({
    operationId: 'forgotPassword',
    path: 'user/forgot-password',
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    about:
      'Emails a code for choosing a new password. The answer does not reveal whether the address ' +
      'has an account.',
    input: z.object({ email, user_token: userToken }),
    output: z.string(),
  }),
  updatePassword: endpoint({
    operationId: 'updatePassword',
    path: 'user/update-password',
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    about:
      'Sets a new password with the emailed code, or with the secret in the email’s link, and ' +
      'ends all sessions.',
    input: z.object({ email, code: codeOrWord, password, user_token: userToken }),
    output: z.string(),
  }),
};
