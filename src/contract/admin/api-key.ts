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
    about: 'Lists API keys, newest first, including expired and revoked ones.',
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
      'Creates an API key. Its scopes must be ones that the creator has. A key can never do more ' +
      'than its creator can at that time, and does nothing while the creator has yet to set up a ' +
      'required second factor. `secret` is the key itself, returned only once: send it as the ' +
      'bearer token of `admin/…` calls. Without `ends_at`, the key is valid until it is revoked.',
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
    about: 'Revokes an API key, at once and for good.',
    input: z.object({ id: idOf('api-key') }),
    output: apiKey,
  }),
};
