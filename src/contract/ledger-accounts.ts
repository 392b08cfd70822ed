/**
 * The kinds of accounts in the market’s books. A separate file, because its screen needs no shapes.
 */
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
