// Where each call of staff and sellers stands, as addresses.ts has those of shoppers.
import type { Endpoint } from '#contract/endpoint.ts';
import { isAtDesk, type ShopCall } from '#contract/addresses.ts';
import { endpoints, type CallName } from '#contract/endpoints.ts';
import type { Permission } from '#contract/permission.ts';
import type { StorePermission } from '#contract/store-permission.ts';

/** Of those of shoppers, what the desk’s page of one’s own account makes. */
const ACCOUNT = [
  'account.sessions',
  'account.endSession',
  'account.updateProfile',
  'account.updatePassword',
] as const;
type AccountCall = (typeof ACCOUNT)[number];
/** Those of everybody that are made from the desk too: their contract says `desk`. */
type OwnCall = Extract<
  CallName,
  | `sellerCentre.${string}`
  | `secondFactor.${string}`
  | `proof.${string}`
  | `passkey.${string}`
  | AccountCall
>;
/** A call that is made from the desk. */
export type DeskCall = Exclude<CallName, ShopCall> | OwnCall;

const calls = Object.entries<Endpoint>(endpoints).filter(
  ([name, { audience, desk }]) => desk || isAtDesk(audience) || ACCOUNT.some((own) => own === name),
);

export const deskAddresses = Object.fromEntries(
  calls.map(([name, { methods, path }]) => [name, `${methods[0]} ${path}`]),
) as Record<DeskCall, string>;

/** What a call asks of whoever makes it: of the staff, or of a store’s people. */
export const deskPermissions = Object.fromEntries(
  calls.flatMap(([name, { permission }]) => (permission ? [[name, permission]] : [])),
) as Partial<Record<DeskCall, Permission | StorePermission>>;
