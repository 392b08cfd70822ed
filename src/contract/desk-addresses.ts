// The addresses of the calls of sellers and staff, like those of shoppers in addresses.ts.
import type { Endpoint } from '#contract/endpoint.ts';
import { isAtDesk, type ShopCall } from '#contract/addresses.ts';
import { endpoints, type CallName } from '#contract/endpoints.ts';
import type { Permission } from '#contract/permission.ts';
import type { StorePermission } from '#contract/store-permission.ts';

/** Shoppers' calls that the back office uses for the own account. */
const ACCOUNT = [
  'account.sessions',
  'account.endSession',
  'account.updateProfile',
  'account.updatePassword',
] as const;
type AccountCall = (typeof ACCOUNT)[number];
/** Calls for everybody that the back office makes too: their contract sets `desk`. */
type OwnCall = Extract<
  CallName,
  | `sellerCentre.${string}`
  | `secondFactor.${string}`
  | `proof.${string}`
  | `passkey.${string}`
  | AccountCall
>;
/** A call that the back office or the seller centre makes. */
export type DeskCall = Exclude<CallName, ShopCall> | OwnCall;

const calls = Object.entries<Endpoint>(endpoints).filter(
  ([name, { audience, desk }]) => desk || isAtDesk(audience) || ACCOUNT.some((own) => own === name),
);

export const deskAddresses = Object.fromEntries(
  calls.map(([name, { methods, path }]) => [name, `${methods[0]} ${path}`]),
) as Record<DeskCall, string>;

/** The permission that a call needs: of the staff, or of a store’s people. */
export const deskPermissions = Object.fromEntries(
  calls.flatMap(([name, { permission }]) => (permission ? [[name, permission]] : [])),
) as Partial<Record<DeskCall, Permission | StorePermission>>;
