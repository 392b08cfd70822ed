// The sections of the messages that not every screen needs: browsers fetch them with the screens
// that do.
export const PARTS = {
  account: ['account', 'lists'],
  buying: ['address', 'cart', 'checkout', 'order', 'orders', 'shipping', 'track'],
  desk: [
    'desk',
    'desk-catalogue',
    'desk-collections',
    'desk-connect',
    'desk-content',
    'desk-fronts',
    'desk-home',
    'desk-media',
    'desk-pay',
    'desk-import',
    'desk-import-field',
    'desk-languages',
    'desk-product',
    'desk-shop',
    'install',
  ],
  listing: ['listing'],
  owing: ['owed'],
  paying: ['pay'],
  product: ['product-page'],
  reviews: ['review', 'reviews'],
  viewed: ['viewed'],
} as const;

export type Part = keyof typeof PARTS;

/** Sections that only the server says, in letters and loaders: no browser fetches them. */
export const SERVER_ONLY = [
  'address-field',
  'desk-field',
  'field',
  'finding',
  'found',
  'import',
  'invoice',
  'letter',
  'subscription',
] as const;

/** Of these sections the server says most; browsers get the keys that their code asks for. */
export const ASKED_BY_BROWSERS: Record<string, string[]> = {
  offline: ['again', 'back', 'call', 'cart', 'notice'],
  refusal: [
    'cannot-ship',
    'choose-attributes',
    'code-wrong',
    'invalid-email',
    'invalid-input',
    'maximum-quantity',
    'method-unavailable',
    'minimum-quantity',
    'no-address',
    'no-shipping-chosen',
    'not-enough-stock',
    'not-verified',
    'nothing-selected',
    'order-not-found',
    'out-of-stock',
    'password-common',
    'password-too-short',
    'password-wrong',
    'phone-invalid',
    'product-not-found',
    'proof-not-plain',
    'proof-one',
    'proof-too-large',
    'proof-unreadable',
    'required',
    'sellers-not-wanted',
    'social-over',
    'too-many-requests',
    'transfer-day-ahead',
    'transfer-day-early',
    'transfer-used',
    'zip-invalid',
  ],
  toast: ['close', 'error-heading', 'images-failed', 'reach'],
};
