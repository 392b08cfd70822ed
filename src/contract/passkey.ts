// Passkeys (WebAuthn): people sign in with what unlocks their device.
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { signedIn } from '#contract/auth.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { isEmpty, text, userToken } from '#contract/values.ts';

const passkey = z
  .object({
    id: z.int(),
    name: z.string(),
    created_at: isoTime,
    used_at: isoTime.nullable(),
  })
  .meta({ id: 'Passkey' });

const MOST_LETTERS = 20_000;
/** A browser's answer, as JSON; the library checks each part of it. */
const response = z
  .unknown()
  .optional()
  .refine((value) => !isEmpty(value), { message: 'required', abort: true })
  .pipe(
    z
      .record(z.string(), z.unknown(), 'invalid-input')
      .refine((value) => JSON.stringify(value).length <= MOST_LETTERS, 'invalid-input'),
  );
/** The WebAuthn options for a browser, as JSON. */
const options = z.object({ options: z.record(z.string(), z.unknown()) });
const own: { audience: 'bearer'; desk: true } = { audience: 'bearer', desk: true };

export const passkeyCalls = {
  all: endpoint({
    ...own,
    operationId: 'passkeys',
    path: 'user/passkeys',
    methods: ['GET'],
    about: 'Lists the caller’s passkeys, newest first.',
    input: z.object({}),
    output: z.array(passkey),
  }),
  begin: endpoint({
    ...own,
    operationId: 'beginPasskey',
    path: 'user/passkey/begin',
    methods: ['POST'],
    about:
      'Returns the options with which a browser creates a passkey ' +
      '(`PublicKeyCredentialCreationOptionsJSON`).',
    input: z.object({}),
    output: options,
  }),
  add: endpoint({
    ...own,
    operationId: 'addPasskey',
    path: 'user/passkey/add',
    methods: ['POST'],
    toast: 'saved',
    about:
      'Adds a passkey that the browser created (`RegistrationResponseJSON`), once for each ' +
      '`begin`. If it is the caller’s first second factor, all other sessions end, and ten ' +
      'recovery codes are returned.',
    input: z.object({ name: text(60), response }),
    output: z.object({ passkey, recovery_codes: z.array(z.string()) }),
  }),
  remove: endpoint({
    ...own,
    operationId: 'removePasskey',
    path: 'user/passkey/remove/{id}',
    methods: ['POST'],
    toast: 'passkey-removed',
    about: 'Deletes a passkey.',
    input: z.object({ id: idOf('passkey') }),
    output: z.null(),
  }),
  ask: endpoint({
    operationId: 'askPasskey',
    path: 'user/passkey/ask',
    methods: ['POST'],
    audience: 'public',
    desk: true,
    guessable: true,
    about:
      'Returns the options with which a browser signs in with a passkey ' +
      '(`PublicKeyCredentialRequestOptionsJSON`).',
    input: z.object({}),
    output: options,
  }),
  enter: endpoint({
    operationId: 'enterWithPasskey',
    path: 'user/passkey/enter',
    methods: ['POST'],
    audience: 'public',
    desk: true,
    guessable: true,
    about:
      'Signs in with a passkey’s answer (`AuthenticationResponseJSON`), in place of the password ' +
      'and the second factor.',
    input: z.object({ response, user_token: userToken }),
    output: signedIn,
  }),
};
