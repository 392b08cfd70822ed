// The calls of money, by whoever may make them: the contract says it of each call. Which permission
// each noun asks for is held by staff-permissions.test.ts.
import { endpoints, type CallName } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Permission } from '#contract/permission.ts';

const names = (fits: (endpoint: Endpoint, name: string) => boolean) =>
  (Object.keys(endpoints) as CallName[]).filter((name) => fits(endpoints[name], name));
/** Those that only the back office makes are walked in staff-permissions.test.ts. */
const asking = (...permissions: Permission[]) =>
  names(
    ({ audience, permission }, name) =>
      audience === 'staff' &&
      permissions.some((one) => one === permission) &&
      !/^admin[A-Z]/.test(name),
  );

/** Owners only. */
export const ofOwners = asking('money');
/** Owners and managers. */
export const ofManagers = asking('refunds', 'papers');
/** Who runs a store, of it: its parcels, and what waits today, aside. */
export const ofSellers = names(
  ({ audience }, name) => audience === 'seller' && !/^seller(Parcels?|Today)\./.test(name),
);
