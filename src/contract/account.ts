import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { email, isoTime, of, optionalText, text, userToken } from '#contract/values.ts';

const password = z
  .unknown()
  .optional()
  .refine((value) => value !== '' && value !== null && value !== undefined, {
    message: 'required',
    abort: true,
  })
  .pipe(z.string('invalid-input').max(200, 'invalid-input'));
const optionalPassword = z.preprocess(
  (value) => (value === null || value === undefined ? '' : value),
  z.string('invalid-input').max(200, 'invalid-input'),
);
/** Six digits, as text or as a number. */
const code = z.preprocess((value) => (typeof value === 'number' ? String(value) : value), text(12));

/** The same, or the 43 signs of a letter's link. */
const codeOrWord = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  text(43),
);

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
    /** Ids of the stores that this person runs, and their place in the market's own staff. */
    stores: z.array(z.int()),
    staff: z.enum(['owner', 'manager', 'support']).nullable(),
  })
  .meta({ id: 'Account' });
export type Account = z.output<typeof account>;

const signedIn = z.object({
  token: z.string(),
  expires_in: isoTime,
  user: z.object({ id: z.int(), name: z.string(), email: z.string(), cart_count: z.int() }),
});

export const signIn = endpoint({
  path: 'user/signin',
  methods: ['POST'],
  audience: 'public',
  guessable: true,
  about: 'Signs in; the cart, addresses and orders of `user_token` move into the account.',
  input: z.object({ email, password, user_token: userToken }),
  output: signedIn,
});
export const signUp = endpoint({
  path: 'user/signup',
  methods: ['POST'],
  audience: 'public',
  guessable: true,
  about:
    'Registers a customer and mails a code; answers alike whether or not the address is known.',
  input: z.object({ name: text(100), email, password, user_token: userToken }),
  output: z.string(),
});
export const verify = endpoint({
  path: 'user/verify',
  methods: ['POST'],
  audience: 'public',
  guessable: true,
  about:
    'Proves the address of a registration with the mailed code; of one that told a `user_token`, with the same.',
  input: z.object({ email, code, user_token: userToken }),
  output: account,
});
export const logout = endpoint({
  path: 'user/logout',
  methods: ['GET', 'POST'],
  audience: 'public',
  about: 'Ends the session of the bearer; nothing without one.',
  input: z.object({}),
  output: z.null(),
});
export const forgotPassword = endpoint({
  path: 'user/forgot-password',
  methods: ['POST'],
  audience: 'public',
  guessable: true,
  about:
    'Mails a code to choose a new password with; answers alike whether or not the address is known.',
  input: z.object({ email, user_token: userToken }),
  output: z.string(),
});
export const updatePassword = endpoint({
  path: 'user/update-password',
  methods: ['POST'],
  audience: 'public',
  guessable: true,
  about:
    'A new password with the mailed code, or with the word of the letter’s link; ends every session.',
  input: z.object({ email, code: codeOrWord, password, user_token: userToken }),
  output: z.string(),
});
export const updateProfile = endpoint({
  path: 'user/update-profile',
  methods: ['POST'],
  audience: 'bearer',
  toast: 'profile-saved',
  about: 'Changes the name, and the phone when it is sent.',
  input: z.object({ name: text(100), phone: optionalText(40).optional() }),
  output: z.object({ name: z.string() }),
});
export const updateUserPassword = endpoint({
  path: 'user/update-user-password',
  methods: ['POST'],
  audience: 'bearer',
  toast: 'password-saved',
  guessable: true,
  about: 'Changes the password; ends every other session. `password` may stand for `new_password`.',
  input: z.object({
    current_password: optionalPassword,
    new_password: optionalPassword,
    password: optionalPassword,
  }),
  output: z.null(),
});
export const deleteUser = endpoint({
  path: 'user/delete',
  methods: ['DELETE'],
  audience: 'bearer',
  toast: 'account-deleted',
  about:
    'Deletes the account: sessions end, personal data is erased, and what accounting needs stays without a name.',
  input: z.object({}),
  output: account,
});
export const sessions = endpoint({
  path: 'user/sessions',
  methods: ['GET'],
  audience: 'bearer',
  about: 'Where the caller is signed in, last seen first.',
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
});
export const endSession = endpoint({
  path: 'user/session/{id}',
  methods: ['DELETE'],
  audience: 'bearer',
  toast: 'session-ended',
  about: 'Signs one device out.',
  input: z.object({ id: of('session', text(40).pipe(z.uuid('invalid-input'))) }),
  output: z.null(),
});
export const userData = endpoint({
  path: 'user/data',
  methods: ['GET'],
  audience: 'bearer',
  about: 'All that the market keeps about the caller, to take along.',
  input: z.object({}),
  output: z.record(z.string(), z.unknown()),
});

export const sellerSignUp = endpoint({
  path: 'seller/signup',
  methods: ['POST'],
  audience: 'public',
  guessable: true,
  about: 'Asks to sell and mails a code; answers alike whether or not the address is known.',
  input: z.object({
    name: text(100),
    store_name: text(80),
    email,
    password,
    user_token: userToken,
  }),
  output: z.string(),
});
export const sellerVerify = endpoint({
  path: 'seller/verify',
  methods: ['POST'],
  audience: 'public',
  guessable: true,
  about: 'Proves the address of an application with the mailed code; the owner decides then.',
  input: z.object({ email, code, user_token: userToken }),
  output: z.object({ name: z.string(), email: z.string(), store_name: z.string() }),
});
/** What is asked of who comes from a service that vouches for no address. */
export const socialAddress = endpoint({
  path: 'user/social-login/address',
  methods: ['POST'],
  audience: 'public',
  guessable: true,
  about:
    'Mails six digits to the address that a social sign-in (`ask` of its callback) still has to prove; without `email` it only says what the service knows.',
  input: z.object({
    code: text(100),
    email: z.preprocess(
      (value) => (value === '' || value === null ? undefined : value),
      email.optional(),
    ),
  }),
  output: z.object({ service: z.enum(['google', 'facebook']), email: z.string() }),
});
export const socialConfirm = endpoint({
  path: 'user/social-login/confirm',
  methods: ['POST'],
  audience: 'public',
  guessable: true,
  about: 'Proves that address with the mailed digits and signs in.',
  input: z.object({ code: text(100), email, digits: code, user_token: userToken }),
  output: signedIn,
});
export const socialExchange = endpoint({
  path: 'user/social-login/exchange',
  methods: ['POST'],
  audience: 'public',
  guessable: true,
  about: 'Changes the one-time code of a social sign-in for a bearer.',
  input: z.object({ code: text(100), user_token: userToken }),
  output: signedIn,
});
