// What each role of the market's staff may do.
import type { Staff } from '#market/settings/actor.ts';

export type Permission = 'parcels' | 'applications' | 'stores' | 'staff';

const permissions: Record<Staff['role'], readonly Permission[]> = {
  owner: ['parcels', 'applications', 'stores', 'staff'],
  manager: ['parcels', 'applications', 'stores'],
  support: ['parcels'],
};

export const may = (role: Staff['role'], permission: Permission): boolean => permissions[role].includes(permission);
