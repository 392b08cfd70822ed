/**
 * What somebody who works for a store may be allowed to do: each call of sellers asks for exactly
 * one. `centre` is for everybody who works there.
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
/** What a key of a store may be allowed: not to let people in, or to make keys. */
export const storeKeyScopes = ['products', 'parcels', 'marketing', 'profile', 'money'] as const;
export type StoreKeyScope = (typeof storeKeyScopes)[number];
export type StorePermission = (typeof storePermissions)[number];

/** The roles that every store has; `own` stands for one that the store made itself. */
export const storeRoles = ['owner', 'manager', 'packer', 'accountant', 'own'] as const;
export type StoreRole = (typeof storeRoles)[number];
