/**
 * The permissions of the market's staff: each call of the staff needs exactly one. A role is a set
 * of them (table `roles`); the owner's has all.
 */
export const permissions = [
  'desk',
  'catalogue',
  'content',
  'settings',
  'orders',
  'customers',
  'personal-data',
  'parcels',
  'applications',
  'stores',
  'reports',
  'staff',
  'money',
  'refunds',
  'papers',
  'audit',
] as const;
export type Permission = (typeof permissions)[number];

/** Those that a role may have or not; everybody who works here has `desk`. */
export const grantable = permissions.filter((one) => one !== 'desk');
