// What each role of the market's staff may do.
import type { Staff } from '#market/settings/actor.ts';

export type Permission = 'parcels' | 'applications' | 'stores' | 'staff' | 'money' | 'refunds';

const permissions: Record<Staff['role'], readonly Permission[]> = {
  owner: ['parcels', 'applications', 'stores', 'staff', 'money', 'refunds'],
  manager: ['parcels', 'applications', 'stores', 'refunds'],
  support: ['parcels'],
};

export const may = (role: Staff['role'], permission: Permission): boolean => permissions[role].includes(permission);
