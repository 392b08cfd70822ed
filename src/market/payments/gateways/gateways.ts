import type { Gateway } from '#market/payments/gateways/gateway.ts';
import type { GatewayFacts } from '#market/payments/gateways/gateway-facts.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/** The gateways of a shop, made of its keys as they are now. */
export type Gateways = {
  /** All gateways, whether they are switched on or not. */
  known: readonly GatewayFacts[];
  /**
   * The gateway of a method that is switched on, has its keys and can send shoppers back; null for
   * cash and bank transfers, and if it is not ready.
   */
  of: (market: MarketSettings, method: number) => Gateway | null;
  /** The same even if it is switched off, for payments and refunds that have begun. */
  ofAny: (market: MarketSettings, method: number) => Gateway | null;
  /** The gateway with other keys, to check them before they are saved. */
  with: (method: number, testMode: boolean, keys: Record<string, string>) => Gateway | null;
  /** Whether this process may ask it: one that stays on its machine asks only stand-ins there. */
  reaches: (method: number, testMode: boolean) => boolean;
  /** Whether shoppers who paid there can come back: real money needs a public https address. */
  comesBack: (method: number, testMode: boolean, keys: Record<string, string>) => boolean;
};

/** What it takes to ask a gateway: the market's settings, and the gateways made of its keys. */
export type GatewayAccess = { market: MarketSettings; gateways: Gateways };

/** What is known of a method's gateway; null for cash, bank transfers and unknown methods. */
export const factsOf = ({ known }: Pick<Gateways, 'known'>, method: number): GatewayFacts | null =>
  known.find((one) => one.method === method) ?? null;
