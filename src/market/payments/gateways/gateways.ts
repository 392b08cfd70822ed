import type { Gateway } from '#market/payments/gateways/gateway.ts';
import type { GatewayFacts } from '#market/payments/gateways/gateway-facts.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/** The gateways of a shop, made of its keys as they are now. */
export type Gateways = {
  /** All that there are, whether they are switched on or not. */
  known: readonly GatewayFacts[];
  /**
   * The gateway of a method that is switched on, has its keys and leads shoppers back; null where
   * there is none: cash, bank, or not ready.
   */
  of: (market: MarketSettings, method: number) => Gateway | null;
  /** The same also while it is switched off, for money that is under way. */
  ofAny: (market: MarketSettings, method: number) => Gateway | null;
  /** The gateway as it would be with other keys, before they are saved. */
  with: (method: number, testMode: boolean, keys: Record<string, string>) => Gateway | null;
  /**
   * Whether shoppers who paid there find back to this shop: real money wants a public https
   * address.
   */
  comesBack: (method: number, testMode: boolean, keys: Record<string, string>) => boolean;
};

/** What it takes to ask a gateway: the market's settings, and the gateways made of its keys. */
export type GatewayAccess = { market: MarketSettings; gateways: Gateways };

/** What is known of a method's gateway; null for cash, bank transfers and unknown methods. */
export const factsOf = ({ known }: Pick<Gateways, 'known'>, method: number): GatewayFacts | null =>
  known.find((one) => one.method === method) ?? null;

/** Seals what must not be read from the database, and opens it again. */
export type Vault = { seal: (text: string) => string; open: (sealed: string) => string };
