/** The kinds of accounts in the market’s books, separate because the screen needs no shapes. */
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

/** The accounts of a store. */
export const storeAccounts = ['store', 'held', 'reserve'] as const;
