import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { optionalPassword } from '#contract/credentials.ts';
import { endpoint } from '#contract/endpoint.ts';
import { of } from '#contract/ids.ts';
import { optionalText, text, userToken } from '#contract/values.ts';

export const account = z
  .object({
    id: z.int(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    verified: z.int(),
    created_at: isoTime,
    has_password: z.boolean(),
    google_id: z.string().nullable(),
    facebook_id: z.string().nullable(),
    default_address: z.int().nullable(),
    cart_count: z.int(),
    wishlist: z.array(z.int()),
    compared: z.array(z.int()),
    following: z.array(z.int()),
    /** The ids of the stores that this person runs, and their role in the market's own staff. */
    stores: z.array(z.int()),
    staff: z.string().nullable(),
  })
  .meta({ id: 'Account' });
export type Account = z.output<typeof account>;

export const accountCalls = {
  updateProfile: endpoint({
    operationId: 'updateProfile',
    path: 'user/update-profile',
    methods: ['POST'],
    audience: 'bearer',
    toast: 'profile-saved',
    about: 'Updates the caller’s name, and the phone number if it is sent.',
    input: z.object({ name: text(100), phone: optionalText(40).optional() }),
    output: z.object({ name: z.string() }),
  }),
  updatePassword: endpoint({
    operationId: 'updateUserPassword',
    path: 'user/update-user-password',
    methods: ['POST'],
    audience: 'bearer',
    toast: 'password-saved',
    guessable: true,
    about:
      'Changes the caller’s password and ends all other sessions. `password` is accepted in ' +
      'place of `new_password`.',
    input: z.object({
      current_password: optionalPassword,
      new_password: optionalPassword,
      password: optionalPassword,
    }),
    output: z.null(),
  }),
  delete: endpoint({
    operationId: 'deleteUser',
    path: 'user/delete',
    methods: ['DELETE'],
    audience: 'bearer',
    toast: 'account-deleted',
    about:
      'Deletes the caller’s account: ends its sessions and erases personal data. Accounting ' +
      'records are kept without the name.',
    input: z.object({}),
    output: account,
  }),
  sessions: endpoint({
    operationId: 'sessions',
    path: 'user/sessions',
    methods: ['GET'],
    audience: 'bearer',
    about: 'Lists the devices on which the caller is signed in, most recently seen first.',
    input: z.object({}),
    output: z.array(
      z.object({
        id: z.uuid(),
        device: z.string(),
        network: z.string(),
        created_at: isoTime,
        seen_at: isoTime,
        current: z.boolean(),
      }),
    ),
  }),
  endSession: endpoint({
    operationId: 'endSession',
    path: 'user/session/{id}',
    methods: ['DELETE'],
    audience: 'bearer',
    toast: 'session-ended',
    about: 'Signs the caller out on one device.',
    input: z.object({ id: of('session', text(40).pipe(z.uuid('invalid-input'))) }),
    output: z.null(),
  }),
  pushToken: endpoint({
    path: 'user/fcm-token',
    methods: ['POST'],
    audience: 'guest',
    about:
      'Stores the push token of the caller’s device for as long as its session lasts; no push ' +
      'messages are sent yet. Returns whether it was stored: for visitors it is not.',
    input: z.object({ fcm_token: text(4096), user_token: userToken }),
    output: z.boolean(),
  }),
  data: endpoint({
    operationId: 'userData',
    path: 'user/data',
    methods: ['GET'],
    audience: 'bearer',
    viewable: false,
    about: 'Returns a copy of all data that the market holds about the caller.',
    input: z.object({}),
    output: z.record(z.string(), z.unknown()),
  }),
};
