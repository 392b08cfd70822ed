// The address of each call for shoppers, on one line: `GET cart/by-user`. The browser reads these
// lines and none of the shapes: a build copies them (scripts/addresses-for-builds.ts). Calls of
// sellers and staff are not included, because shoppers' pages do not need them.
import type { Audience, Endpoint } from '#contract/endpoint.ts';
import { endpoints, type CallName, type Endpoints } from '#contract/endpoints.ts';

type AtDesk = 'seller' | 'staff' | 'installer';
/** Whether a call is made from the back office or the seller centre, or to set up the market. */
export const isAtDesk = (audience: Audience): audience is AtDesk =>
  audience === 'seller' || audience === 'staff' || audience === 'installer';

/** A call that shoppers make. */
export type ShopCall = {
  [Name in CallName]: Endpoints[Name]['audience'] extends AtDesk ? never : Name;
}[CallName];

export const addresses = Object.fromEntries(
  Object.entries<Endpoint>(endpoints)
    .filter(([, { audience }]) => !isAtDesk(audience))
    .map(([name, { methods, path }]) => [name, `${methods[0]} ${path}`]),
) as Record<ShopCall, string>;
