// The sections of the messages that not every screen needs: browsers fetch them with the screens that do.
export const PARTS = {
  account: ['account', 'lists'],
  buying: ['address', 'cart', 'checkout', 'order', 'orders', 'shipping', 'track'],
  reviews: ['review', 'reviews'],
} as const;

export type Part = keyof typeof PARTS;

/** Sections that only the server says, in letters and loaders: no browser fetches them. */
export const SERVER_ONLY = ['invoice', 'letter', 'subscription'] as const;
