// What each role of the market's staff may do.
import type { Permission } from '#contract/permission.ts';
import type { Staff } from '#market/settings/actor.ts';

/** Told apart by each call of the staff: a call asks for exactly one. */
export const permissions: Record<Staff['role'], readonly Permission[]> = {
  owner: [
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
    'staff',
    'money',
    'refunds',
    'papers',
  ],
  manager: [
    'desk',
    'catalogue',
    'content',
    'orders',
    'customers',
    'personal-data',
    'parcels',
    'applications',
    'stores',
    'refunds',
    'papers',
  ],
  support: ['desk', 'orders', 'customers', 'parcels'],
};

/** The roles that may do something. */
export const rolesWith = (permission: Permission): Staff['role'][] =>
  (['owner', 'manager', 'support'] as const).filter((role) => may(role, permission));

export const may = (role: Staff['role'], permission: Permission): boolean =>
  permissions[role].includes(permission);
