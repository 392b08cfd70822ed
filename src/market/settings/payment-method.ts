// The payment methods as the owner set them. Which of them is open to an order is decided here, for
// checkout, order and refusal alike.
import { orderMethod } from '#contract/constants.ts';
import type { Money } from '#base/money.ts';

export type PaymentMethod = {
  /** As the wire counts them (contract/constants.ts, orderMethod). */
  method: number;
  enabled: boolean;
  test_mode: boolean;
  /** What anybody may see: public keys, bank details. */
  shown: Record<string, string>;
  /** Keys, sealed; null: none are there. */
  sealed: string | null;
  /**
   * What it costs the buyer, and the orders that it is for; minor units. `countries` empty: all.
   */
  fee: Money;
  least: Money;
  most: Money | null;
  countries: string[];
  /** Of which currency (ISO 4217) these amounts are, where it is another than the shop's: it was
   *  changed since, and nobody has said what they are now. */
  otherCurrency: string | null;
  /** Ends the remembered gateway when the keys change. */
  updated_at: Date;
};

/**
 * The keys of a method: secret ones, those that may be shown, and which of these it works without.
 */
export type MethodKeys = {
  secret: readonly string[];
  shown: readonly string[];
  optional: readonly string[];
};
/** What methods without a gateway show. */
export const keysByHand: Record<number, MethodKeys> = {
  [orderMethod.cashOnDelivery]: { secret: [], shown: [], optional: [] },
  [orderMethod.bank]: {
    secret: [],
    shown: ['bank_name', 'branch_name', 'account_name', 'account_number'],
    optional: ['branch_name'],
  },
};
export const methodsByHand: number[] = [orderMethod.cashOnDelivery, orderMethod.bank];

/** Paid on a gateway's page, rather than in cash or by a transfer. */
export const isOnline = (method: number): boolean => !methodsByHand.includes(method);

/** Whether all is there that a method has to show. */
export const showsAll = ({ shown, optional }: MethodKeys, there: Record<string, string>): boolean =>
  shown.every((key) => optional.includes(key) || there[key]);

/**
 * Switched on, with secret keys or bank details, and with amounts of the shop's own currency. Of
 * one with a gateway, `Gateways.of` says whether that has all it needs.
 */
export function isReady({
  method,
  enabled,
  shown,
  sealed,
  otherCurrency,
}: Pick<PaymentMethod, 'method' | 'enabled' | 'shown' | 'sealed' | 'otherCurrency'>): boolean {
  const byHand = keysByHand[method];
  return enabled && otherCurrency === null && (byHand ? showsAll(byHand, shown) : sealed !== null);
}

/** Whether an order of this size, to this country (ISO 3166-1 alpha-2), may be paid so. */
export const fitsOrder = (
  { least, most, countries }: Pick<PaymentMethod, 'least' | 'most' | 'countries'>,
  total: Money,
  country: string,
): boolean =>
  total >= least &&
  (most === null || total <= most) &&
  (countries.length === 0 || countries.includes(country));
