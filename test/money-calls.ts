// The calls about money, by who may make them according to the contract. staff-permissions.test.ts
// holds the permission of each noun.
import { endpoints, type CallName } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Permission } from '#contract/permission.ts';

const names = (fits: (endpoint: Endpoint, name: string) => boolean) =>
  (Object.keys(endpoints) as CallName[]).filter((name) => fits(endpoints[name], name));
/** staff-permissions.test.ts covers those that only the back office makes. */
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
/** For sellers, about their store: except its parcels, and what needs attention today. */
export const ofSellers = names(
  ({ audience }, name) => audience === 'seller' && !/^seller(Parcels?|Today)\./.test(name),
);
