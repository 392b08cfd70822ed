import type { Gateway } from '#market/payments/gateways/gateway.ts';
import type { GatewayFacts } from '#market/payments/gateways/gateway-facts.ts';

/** The keys of a gateway, secret ones and others, by their names. */
export type GatewayKeys = Record<string, string>;

/** Everything that tells one gateway from another; its folder has the rest. */
export type GatewayDescriptor = GatewayFacts & {
  /** Where it stands: for tries, and for real money. */
  addresses: { test: string; live: string };
  /** Keys with which real money moves, whatever was said of the mode; null: none tell. */
  liveKey: RegExp | null;
  /** Whether it leads shoppers back to https alone, also in tries. */
  returnsToHttpsOnly: boolean;
  /** The gateway at an address. A key that is missing is an empty text. */
  make: (keyOf: (name: string) => string, url: string) => Gateway;
};
