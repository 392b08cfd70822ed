/**
 * The permissions of people who work for a store: each call of sellers needs exactly one. Everybody
 * who works there has `centre`.
 */
export const storePermissions = [
  'centre',
  'products',
  'parcels',
  'marketing',
  'profile',
  'money',
  'people',
  'keys',
] as const;
/** The permissions of a store's key: it cannot invite people or make keys. */
export const storeKeyScopes = ['products', 'parcels', 'marketing', 'profile', 'money'] as const;
export type StoreKeyScope = (typeof storeKeyScopes)[number];
export type StorePermission = (typeof storePermissions)[number];

/** The standard roles of every store; `own` stands for one that the store made itself. */
export const storeRoles = ['owner', 'manager', 'packer', 'accountant', 'own'] as const;
export type StoreRole = (typeof storeRoles)[number];
