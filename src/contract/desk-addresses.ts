// Where each call of staff and sellers stands, as addresses.ts has those of shoppers.
import type { Endpoint } from '#contract/endpoint.ts';
import { isAtDesk, type ShopCall } from '#contract/addresses.ts';
import { endpoints, type CallName } from '#contract/endpoints.ts';

/** A call that is made from the desk. */
export type DeskCall = Exclude<CallName, ShopCall>;

export const deskAddresses = Object.fromEntries(
  Object.entries<Endpoint>(endpoints)
    .filter(([, { audience }]) => isAtDesk(audience))
    .map(([name, { methods, path }]) => [name, `${methods[0]} ${path}`]),
) as Record<DeskCall, string>;
