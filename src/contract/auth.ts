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
      'Signs in; the cart, addresses and orders of `user_token` move into the account. An account ' +
      'with a second factor is answered a `challenge` instead, for `user/signin/verify`.',
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
      'Registers a customer and mails a code; answers alike whether or not the address is known.',
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
      'Proves the address of a registration with the mailed code; of one that told a ' +
      '`user_token`, with the same.',
    input: z.object({ email, code, user_token: userToken }),
    output: account,
  }),
  resend: endpoint({
    path: 'user/resend',
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    about:
      'Mails a new code to who began to register with the same `user_token`, or from the same ' +
      'network without one; answers alike whether or not anybody did.',
    input: z.object({ email, user_token: userToken }),
    output: z.string(),
  }),
  logout: endpoint({
    operationId: 'logout',
    path: 'user/logout',
    methods: ['GET', 'POST'],
    audience: 'public',
    viewable: true,
    about: 'Ends the session of the bearer; nothing without one.',
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
      'Mails a code to choose a new password with; answers alike whether or not the address is ' +
      'known.',
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
      'A new password with the mailed code, or with the word of the letter’s link; ends every ' +
      'session.',
    input: z.object({ email, code: codeOrWord, password, user_token: userToken }),
    output: z.string(),
  }),
};
