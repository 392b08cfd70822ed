import type { Bounds } from '#market/payments/gateways/gateway.ts';
import type { MethodKeys } from '#market/settings/payment-method.ts';

/**
 * Names of columns. For `payment`, `refund` and `other` (what identifies a row of each kind) the
 * first that is not empty counts; for `kind`, `gross`, `net`, `currency`, `credit` and `debit` the
 * first that exists; for `fee` the sum of all that exist. What a gateway pays out is `net`, else
 * credit − debit, else gross − fee.
 */
export type SettlementColumns = {
  payment: string[];
  refund: string[];
  other: string[];
  kind: string[];
  gross: string[];
  fee: string[];
  net: string[];
  credit: string[];
  debit: string[];
  currency: string[];
};

/** What the market knows about a gateway without asking it. */
export type GatewayFacts = {
  /** How addresses name it: `/webhooks/stripe`. */
  code: string;
  /** Its brand name, the same in every language. */
  name: string;
  /** The name of this payment method on papers; null: a card. */
  onPapers: string | null;
  /** Its number as a payment method (contract/constants.ts, orderMethod). */
  method: number;
  keys: MethodKeys;
  /** Which amounts it takes, with the decimals of ISO 4217; null: it does not take the currency. */
  bounds: (currency: string) => Bounds | null;
  /** Whether more than was asked for counts as paid; otherwise staff decide. */
  surplusIsEnough: boolean;
  /** Whether it reports disputes; otherwise staff write them down. */
  tellsDisputes: boolean;
  /** The HTTP status that a notice with a bad signature is answered with. */
  badSignature: 400 | 401;
  /** The columns of its settlement files. */
  columns: Partial<SettlementColumns>;
};
