// The people who work for a store, as they see each other, and open invitations.
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf, of, optionalId } from '#contract/ids.ts';
import { ownListCalls } from '#contract/list-calls.ts';
import { storeRoles } from '#contract/store-permission.ts';
import { email, text } from '#contract/values.ts';

const store_id = of('store', optionalId);
/** A standard role, or `own` with the id of one of the store's own. */
const given = {
  role: text(20).pipe(z.enum(storeRoles, 'invalid-input')),
  own_role: of('store-role', optionalId),
};
const shown = {
  role: z.enum(storeRoles),
  own_role: z.int().nullable(),
  /** The name of one of the store's own roles; empty for a standard one. */
  role_name: z.string(),
};

/** `id` is that of the account. */
const person = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    ...shown,
    /** Whether they have a second factor. */
    guarded: z.boolean(),
    /** Since when they have worked here. */
    created_at: isoTime,
    /** When a device of theirs was last used; null if none is signed in. */
    seen_at: isoTime.nullable(),
  })
  .meta({ id: 'StorePerson' });
export type PersonRow = z.output<typeof person>;

const invitation = z
  .object({
    id: z.int(),
    email: z.string(),
    ...shown,
    invited_by: z.string(),
    created_at: isoTime,
    expires_at: isoTime,
  })
  .meta({ id: 'StoreInvitation' });
export type StoreInvitation = z.output<typeof invitation>;

const forPeople = { audience: 'seller', permission: 'people' } as const;
const ofOne = { ...forPeople, otherwise: 'thing-not-found' } as const;

export const sellerPeopleCalls = {
  ...ownListCalls({
    plural: 'people',
    permission: 'people',
    about: 'Lists the people who work for the store, by name.',
    listed: person,
    sorts: ['name', 'created_at', 'seen_at'],
    filters: {},
  }),
  open: endpoint({
    ...ofOne,
    operationId: 'sellerPerson',
    path: 'seller/person/{id}',
    methods: ['GET'],
    about: 'Returns one person who works for the store.',
    input: z.object({ id: idOf('store-person'), store_id }),
    output: person,
  }),
  appoint: endpoint({
    ...ofOne,
    operationId: 'sellerAppoint',
    path: 'seller/person/appoint/{id}',
    methods: ['POST'],
    toast: 'staff-appointed',
    about:
      'Gives a person another role, which may have no more permissions than the caller. Only ' +
      'owners can appoint owners. The last owner keeps the role.',
    input: z.object({ id: idOf('store-person'), store_id, ...given }),
    output: person,
  }),
  dismiss: endpoint({
    ...ofOne,
    operationId: 'sellerDismiss',
    path: 'seller/person/dismiss/{id}',
    methods: ['POST'],
    toast: 'person-dismissed',
    about:
      'Removes a person from the store; from then on they can do nothing in it. Refused for the ' +
      'last owner.',
    input: z.object({ id: idOf('store-person'), store_id }),
    output: z.null(),
  }),
  invitations: endpoint({
    ...forPeople,
    operationId: 'sellerInvitations',
    path: 'seller/invitations',
    methods: ['GET'],
    about: 'Lists the open invitations to work for the store, newest first.',
    input: z.object({ store_id }),
    output: z.array(invitation),
  }),
  invite: endpoint({
    ...forPeople,
    operationId: 'sellerInvite',
    path: 'seller/invitation/send',
    methods: ['POST'],
    otherwise: 'thing-not-found',
    toast: 'invited',
    about:
      'Invites a person to a role in the store by email. The link is valid for three days; ' +
      'another invitation to the same address replaces this one.',
    input: z.object({ store_id, email, ...given }),
    output: invitation,
  }),
  withdraw: endpoint({
    ...ofOne,
    operationId: 'sellerWithdrawInvitation',
    path: 'seller/invitation/withdraw/{id}',
    methods: ['POST'],
    toast: 'invitation-withdrawn',
    about: 'Withdraws an invitation; its link no longer works.',
    input: z.object({ id: idOf('store-invitation'), store_id }),
    output: z.null(),
  }),
};

export type PeopleQuery = z.output<typeof sellerPeopleCalls.list.input>;
