// Accepting an invitation to work for the market or for a store, by its link.
import { z } from 'zod';
import { password } from '#contract/credentials.ts';
import { endpoint } from '#contract/endpoint.ts';
import { optionalText, text } from '#contract/values.ts';

/** The secret of the link. */
const word = text(60);

export const invitationCalls = {
  find: endpoint({
    operationId: 'invitation',
    path: 'invitation/find',
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    about: 'Returns the invitation that an emailed link belongs to. Refused once it is over.',
    input: z.object({ word }),
    output: z.object({
      email: z.string(),
      /** Whether the address has an account: its password is asked for, otherwise a new one. */
      has_account: z.boolean(),
      market: z.string(),
      /** The store that it is for; null: the market’s own staff. */
      store: z.object({ id: z.int(), name: z.string() }).nullable(),
      invited_by: z.string(),
    }),
  }),
  accept: endpoint({
    operationId: 'acceptInvitation',
    path: 'invitation/accept',
    methods: ['POST'],
    audience: 'public',
    guessable: true,
    about:
      'Accepts an invitation to a role: with the password of the account, or with a name and a ' +
      'password for a new one. Does not sign in; returns the address to sign in with.',
    input: z.object({ word, name: optionalText(100), password }),
    output: z.object({ email: z.string() }),
  }),
};
