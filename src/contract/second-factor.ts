// A second factor besides the password: an app that makes codes, and recovery codes for when it is
// lost.
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { signedIn } from '#contract/auth.ts';
import { password } from '#contract/credentials.ts';
import { endpoint } from '#contract/endpoint.ts';
import { text } from '#contract/values.ts';

/** Six digits of the app, or a recovery code; as text or as a number. */
const anyCode = z.preprocess(
  (value) => (typeof value === 'number' ? String(value).padStart(6, '0') : value),
  text(40),
);
/** Shown once, and stored as hashes. */
const shownOnce = z.object({ recovery_codes: z.array(z.string()) });
const own: {
  methods: ['POST'];
  audience: 'bearer';
  guessable: true;
  desk: true;
} = { methods: ['POST'], audience: 'bearer', guessable: true, desk: true };

export const secondFactorCalls = {
  verify: endpoint({
    operationId: 'verifySignIn',
    path: 'user/signin/verify',
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    desk: true,
    about:
      'Completes a sign-in that returned a `challenge`, with a code of the authenticator app or ' +
      'a recovery code. The challenge is valid for ten minutes and five attempts.',
    input: z.object({ challenge: text(60), code: anyCode }),
    output: signedIn,
  }),
  read: endpoint({
    operationId: 'secondFactor',
    path: 'user/second-factor',
    methods: ['GET'],
    audience: 'bearer',
    desk: true,
    about:
      'Returns whether the caller’s account has a second factor, and how many recovery codes are ' +
      'left.',
    input: z.object({}),
    output: z
      .object({
        on: z.boolean(),
        since: isoTime.nullable(),
        recovery_codes_left: z.int(),
        has_password: z.boolean(),
      })
      .meta({ id: 'SecondFactor' }),
  }),
  begin: endpoint({
    ...own,
    operationId: 'beginSecondFactor',
    path: 'user/second-factor/begin',
    about:
      'Creates a secret for an authenticator app, to be scanned (`uri`) or typed (`secret`). It ' +
      'takes effect once it is confirmed. Called again within an hour, it returns the same one.',
    input: z.object({ password }),
    output: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirm: endpoint({
    ...own,
    operationId: 'confirmSecondFactor',
    path: 'user/second-factor/confirm',
    toast: 'second-factor-on',
    about:
      'Switches the second factor on with a code of the app, and ends all other sessions. ' +
      'Returns ten recovery codes, which are not shown again.',
    input: z.object({ code: anyCode }),
    output: shownOnce,
  }),
  renewCodes: endpoint({
    ...own,
    operationId: 'renewRecoveryCodes',
    path: 'user/second-factor/recovery-codes',
    about: 'Creates ten new recovery codes; the old ones no longer work.',
    input: z.object({ password, code: anyCode }),
    output: shownOnce,
  }),
  remove: endpoint({
    ...own,
    operationId: 'removeSecondFactor',
    path: 'user/second-factor/remove',
    toast: 'second-factor-off',
    about: 'Removes the second factor, with the password and a code of the app or a recovery code.',
    input: z.object({ password, code: anyCode }),
    output: z.null(),
  }),
};
