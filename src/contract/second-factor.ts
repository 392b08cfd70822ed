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
      'Ends a sign-in that answered a `challenge`: with a code of the app, or a recovery code. ' +
      'Good for ten minutes and five tries.',
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
      'Whether the caller’s account has a second factor, and how many recovery codes are left.',
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
      'Makes a secret for an app, to be scanned (`uri`) or typed (`secret`). It counts once it ' +
      'is confirmed; asked again within an hour, it is the same.',
    input: z.object({ password }),
    output: z.object({ secret: z.string(), uri: z.string() }),
  }),
  confirm: endpoint({
    ...own,
    operationId: 'confirmSecondFactor',
    path: 'user/second-factor/confirm',
    toast: 'second-factor-on',
    about:
      'Switches it on with a code of the app; ends every other session. Answers ten recovery ' +
      'codes, which are not shown again.',
    input: z.object({ code: anyCode }),
    output: shownOnce,
  }),
  renewCodes: endpoint({
    ...own,
    operationId: 'renewRecoveryCodes',
    path: 'user/second-factor/recovery-codes',
    about: 'Makes ten new recovery codes; those before are good for nothing.',
    input: z.object({ password, code: anyCode }),
    output: shownOnce,
  }),
  remove: endpoint({
    ...own,
    operationId: 'removeSecondFactor',
    path: 'user/second-factor/remove',
    toast: 'second-factor-off',
    about: 'Takes it away: with the password, and a code of the app or a recovery code.',
    input: z.object({ password, code: anyCode }),
    output: z.null(),
  }),
};
