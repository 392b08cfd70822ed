/** The kinds of accounts in the market’s books. A file of its own: its screen needs no shapes. */
export const ledgerAccounts = [
  'customer',
  'gateway',
  'bank',
  'market',
  'tax',
  'held',
  'store',
  'reserve',
  'disputed',
] as const;

/** Those that stores have. */
export const storeAccounts = ['store', 'held', 'reserve'] as const;
