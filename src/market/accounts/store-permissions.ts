// What who works for a store may do: as their role says. The roles that every store has are given;
// those of its own are in `store_roles`.
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

/** What a role may do; `listed` is what a role of the store's own has. */
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
