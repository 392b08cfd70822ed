// The sign-in with Google and Facebook, as the owner sets it up: one row each.
import { z } from 'zod';
import { flagged } from '#contract/edited-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { edit, lastEdited } from '#contract/resource.ts';
import { optionalText, wholeNumber } from '#contract/values.ts';

const fields = {
  client_id: optionalText(200).refine((value) => /^[A-Za-z0-9._-]*$/.test(value), 'invalid-input'),
  client_secret: optionalText(500),
};
export type SignInFields = z.output<z.ZodObject<typeof fields>>;

/**
 * `fixed`: the environment sets the keys, and only `enabled` can be changed here. `redirect_url`
 * must be registered at the provider.
 */
const row = z
  .object({
    id: z.int(),
    version: z.int(),
    edited: lastEdited,
    provider: z.enum(['google', 'facebook']),
    fixed: z.boolean(),
    enabled: z.boolean(),
    client_id: z.string(),
    has_secret: z.boolean(),
    redirect_url: z.string(),
  })
  .meta({ id: 'SignIn' });
export type SignInRow = z.output<typeof row>;

const forOwner = { audience: 'staff', permission: 'settings' } as const;

export const adminSignInCalls = {
  all: endpoint({
    ...forOwner,
    operationId: 'adminSignIns',
    path: 'admin/sign-ins',
    methods: ['GET'],
    about: 'Returns the settings for signing in with Google and Facebook, never their secrets.',
    input: z.object({}),
    output: z.array(row),
  }),
  open: endpoint({
    ...forOwner,
    operationId: 'adminSignIn',
    path: 'admin/sign-in/{id}',
    methods: ['GET'],
    otherwise: 'thing-not-found',
    about: 'Returns the settings of one provider, as `admin/sign-ins` does.',
    input: z.object({ id: idOf('sign-in') }),
    output: row,
  }),
  edits: endpoint({
    ...forOwner,
    operationId: 'adminSignInEdits',
    path: 'admin/sign-in/edits/{id}',
    methods: ['GET'],
    otherwise: 'thing-not-found',
    about:
      'Lists the changes to one provider’s settings and who made them, newest first. For its ' +
      'secret, only that it was changed.',
    input: z.object({ id: idOf('sign-in') }),
    output: z.array(edit),
  }),
  save: endpoint({
    ...forOwner,
    operationId: 'adminSaveSignIn',
    path: 'admin/sign-in/save',
    methods: ['POST'],
    otherwise: 'thing-not-found',
    toast: 'saved',
    about:
      'Updates one provider’s settings; its button appears on pages at once. Refused if somebody ' +
      'has saved them since this `version`. An empty secret keeps the current one, which must be ' +
      'sent again for another ID.',
    input: z.object({
      id: idOf('sign-in'),
      version: wholeNumber(1, 2_147_483_647),
      enabled: flagged,
      ...fields,
    }),
    output: row,
  }),
  test: endpoint({
    ...forOwner,
    operationId: 'adminTestSignIn',
    path: 'admin/sign-in/test',
    methods: ['POST'],
    guessable: true,
    otherwise: 'thing-not-found',
    toast: 'sign-in-good',
    about: 'Asks the provider whether it accepts the keys as sent here. Saves nothing.',
    input: z.object({ id: idOf('sign-in'), ...fields }),
    output: z.null(),
  }),
};
