// Where each call stands, as one line: `GET cart/by-user`. The browser reads these lines and none
// of the shapes: a build writes them out (scripts/addresses-for-builds.ts).
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type CallName } from '#contract/endpoints.ts';

export const addresses = Object.fromEntries(
  Object.entries<Endpoint>(endpoints).map(([name, { methods, path }]) => [
    name,
    `${methods[0]} ${path}`,
  ]),
) as Record<CallName, string>;
