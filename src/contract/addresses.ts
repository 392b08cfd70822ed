// Where each call of shoppers stands, as one line: `GET cart/by-user`. The browser reads these
// lines and none of the shapes: a build writes them out (scripts/addresses-for-builds.ts). Those of
// sellers and staff are no business of a shopper's page.
import type { Audience, Endpoint } from '#contract/endpoint.ts';
import { endpoints, type CallName, type Endpoints } from '#contract/endpoints.ts';

type AtDesk = 'seller' | 'staff' | 'installer';
/** Whether a call is made from the desk's screens, by those who run the market or set it up. */
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
