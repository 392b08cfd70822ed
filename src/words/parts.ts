// The sections that not every screen needs: browsers fetch them with the screens that do.
export const PARTS = {
  account: ['account', 'lists'],
  buying: ['address', 'cart', 'checkout', 'shipping'],
  desk: [
    'desk-collections',
    'desk-connect',
    'desk-customer',
    'desk-fronts',
    'desk-home',
    'desk-order',
    'desk-pay',
    'desk-languages',
    'desk-reports',
    'desk-score',
    'desk-scripts',
    'desk-sellers',
    'desk-start',
    'desk-store',
    'desk-systems',
    'desk-taking',
    'desk-texts',
    'install',
    'proposal-reason',
  ],
  /**
   * Parts of few visits: the contact form, the choice of cookies, directories of names, announced
   * sales, search suggestions.
   */
  extras: ['contact', 'cookie-choice', 'directory', 'sale', 'suggest'],
  listing: ['listing'],
  orders: ['order', 'orders', 'track'],
  owing: ['owed'],
  paying: ['pay'],
  product: ['product-page'],
  report: ['report'],
  reviews: ['review', 'reviews'],
  seller: [
    'seller',
    'seller-closing',
    'seller-marketing',
    'seller-figures',
    'seller-money',
    'seller-parcels',
    'seller-people',
    'seller-products',
    'seller-reviews',
    'seller-score',
    'seller-stock',
    'seller-store',
  ],
  viewed: ['viewed'],
  /** Parts of both the back office and the seller centre. */
  work: [
    'desk',
    'desk-catalogue',
    'desk-content',
    'desk-import',
    'desk-import-field',
    'desk-keys',
    'desk-list',
    'desk-marketing',
    'desk-me',
    'desk-media',
    'desk-money',
    'desk-product',
    'desk-proposal',
    'desk-shop',
    'desk-staff',
    'parcel-state',
    'product-facts',
    'store-role',
    'trader',
    'work-figures',
  ],
} as const;

export type Part = keyof typeof PARTS;

/**
 * Messages that a part takes from other sections: the lines of a total are the same in carts and
 * orders.
 */
export const BORROWED: Partial<Record<string, Record<string, readonly string[]>>> = {
  buying: {
    order: [
      'bank',
      'card',
      'cash',
      'copied',
      'copy',
      'fee',
      'shipping',
      'subtotal',
      'tax',
      'total',
    ],
  },
};

/** Sections that only the server uses, in letters and loaders: browsers never fetch them. */
export const SERVER_ONLY = [
  'address-field',
  'desk-field',
  'field',
  'finding',
  'found',
  'health',
  'import',
  'invoice',
  'letter',
  'letter-example',
  'slip',
  'subscription',
] as const;

/** Sections that are mostly used by the server; browsers get only the keys that their code uses. */
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
    'store-away',
    'store-closed',
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
