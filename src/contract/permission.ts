/**
 * What one of the market's staff may be allowed to do: each call of the staff asks for exactly one.
 * market/accounts/permissions.ts says which role has which.
 */
export type Permission =
  | 'desk'
  | 'catalogue'
  | 'content'
  | 'settings'
  | 'orders'
  | 'customers'
  | 'personal-data'
  | 'parcels'
  | 'applications'
  | 'stores'
  | 'staff'
  | 'money'
  | 'refunds'
  | 'papers';
