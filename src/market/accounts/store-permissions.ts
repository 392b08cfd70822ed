// What the people of a store may do. It depends on their role: the built-in roles that every store
// has, or the store's own in `store_roles`.
import {
  storePermissions,
  type StorePermission,
  type StoreRole,
} from '#contract/store-permission.ts';
import type { Seller } from '#market/settings/actor.ts';

const GIVEN: Record<StoreRole, readonly StorePermission[]> = {
  owner: storePermissions,
  manager: ['centre', 'products', 'parcels', 'marketing', 'profile', 'money'],
  packer: ['centre', 'parcels'],
  accountant: ['centre', 'money'],
  own: [],
};

/** The permissions of a role; `listed` are those of a role that the store made itself. */
export const storePermissionsOf = (
  role: StoreRole,
  listed: readonly string[] | null,
): StorePermission[] =>
  storePermissions.filter((one) =>
    role === 'own' ? listed?.includes(one) : GIVEN[role].includes(one),
  );

/** Whether a seller has this permission in their store. */
export const mayInStore = (
  { permissions }: Pick<Seller, 'permissions'>,
  permission: StorePermission,
): boolean => permissions.includes(permission);
