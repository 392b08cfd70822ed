import type { Bounds } from '#market/payments/gateways/gateway.ts';
import type { MethodKeys } from '#market/settings/payment-method.ts';
import type { Columns } from '#market/settlements/columns.ts';

/** What the market knows of a gateway without asking it. */
export type GatewayFacts = {
  /** How addresses name it: `/webhooks/stripe`. */
  code: string;
  /** The name of its maker, the same in every language. */
  name: string;
  /** What papers call a payment there; null: a card. */
  onPapers: string | null;
  /** Its number as a payment method (contract/constants.ts, orderMethod). */
  method: number;
  keys: MethodKeys;
  /** What it takes of a currency, counted with the decimals of ISO 4217; null when none of it. */
  bounds: (currency: string) => Bounds | null;
  /** Whether a payment of more than was asked for counts as paid; otherwise somebody looks at it. */
  surplusIsEnough: boolean;
  /** Whether it tells of disputes; otherwise staff write them down. */
  tellsDisputes: boolean;
  /** The HTTP status that a notice with a bad signature is answered with. */
  badSignature: 400 | 401;
  /** The columns of its settlement files. */
  columns: Partial<Columns>;
};
