// Keys with which programs make calls as staff.
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { keyScopes } from '#contract/system-states.ts';
import { isEmpty, optionalMoment, text } from '#contract/values.ts';

export const apiKey = z
  .object({
    id: z.int(),
    name: z.string(),
    /** The first letters of the key. */
    hint: z.string(),
    scopes: z.array(z.string()),
    made_by: z.string(),
    made_at: isoTime,
    ends_at: isoTime.nullable(),
    revoked_at: isoTime.nullable(),
    /** To the minute. */
    last_used_at: isoTime.nullable(),
    /** Its maker must have a second factor but has none: until then the key does not work. */
    owes: z.boolean(),
    /** Whether it works now: not revoked, not expired, and its maker still works here. */
    valid: z.boolean(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.output<typeof apiKey>;

/** At least one of these scopes. */
export const scopesOf = <Scope extends string>(all: readonly Scope[]) =>
  z
    .unknown()
    .optional()
    .refine((value) => !isEmpty(value), { message: 'required', abort: true })
    .pipe(
      z
        .array(z.enum(all, 'invalid-input'), 'invalid-input')
        .min(1, 'required')
        .max(all.length, 'invalid-input')
        .transform((names) => [...new Set(names)]),
    );

export const adminApiKeyCalls = {
  all: endpoint({
    operationId: 'adminApiKeys',
    path: 'admin/api-keys',
    methods: ['GET'],
    audience: 'staff',
    permission: 'staff',
    about: 'The keys of programs, the latest first; also those that are over.',
    input: z.object({}),
    output: z.array(apiKey),
  }),
  make: endpoint({
    operationId: 'adminMakeApiKey',
    path: 'admin/api-key/make',
    methods: ['POST'],
    audience: 'staff',
    permission: 'staff',
    toast: 'saved',
    about:
      'Makes a key with scopes that its maker has; it never may more than they may later, and ' +
      'nothing while they owe a second factor. `secret` is the key itself, answered this once: ' +
      'send it as the bearer of `admin/…` calls. `ends_at` empty: until it is revoked.',
    input: z.object({ name: text(80), scopes: scopesOf(keyScopes), ends_at: optionalMoment }),
    output: z.object({ key: apiKey, secret: z.string() }),
  }),
  revoke: endpoint({
    operationId: 'adminRevokeApiKey',
    path: 'admin/api-key/revoke/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'staff',
    otherwise: 'thing-not-found',
    toast: 'key-revoked',
    about: 'Ends a key at once, for good.',
    input: z.object({ id: idOf('api-key') }),
    output: apiKey,
  }),
};
