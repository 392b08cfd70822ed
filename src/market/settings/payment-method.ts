// The payment methods as the owner set them. Decides which are open to an order, for checkout,
// orders and refusals alike.
import { orderMethod } from '#contract/constants.ts';
import type { Money } from '#base/money.ts';

export type PaymentMethod = {
  /** The number of the method (contract/constants.ts, orderMethod). */
  method: number;
  enabled: boolean;
  test_mode: boolean;
  /** Public data: public keys, bank details. */
  shown: Record<string, string>;
  /** Secret keys, encrypted; null: none are set. */
  sealed: string | null;
  /** The fee for the buyer, and the range of orders; minor units. `countries` empty: all. */
  fee: Money;
  least: Money;
  most: Money | null;
  countries: string[];
  /**
   * The currency (ISO 4217) of these amounts, if not the shop's: the shop's has changed since, and
   * the amounts must be entered again.
   */
  otherCurrency: string | null;
  /** A cached gateway is rebuilt when this changes. */
  updated_at: Date;
};

/** The keys of a method: secret ones, public ones, and which of these are optional. */
export type MethodKeys = {
  secret: readonly string[];
  shown: readonly string[];
  optional: readonly string[];
};
/** The public data of methods without a gateway. */
export const keysByHand: Record<number, MethodKeys> = {
  [orderMethod.cashOnDelivery]: { secret: [], shown: [], optional: [] },
  [orderMethod.bank]: {
    secret: [],
    shown: ['bank_name', 'branch_name', 'account_name', 'account_number'],
    optional: ['branch_name'],
  },
};
export const methodsByHand: number[] = [orderMethod.cashOnDelivery, orderMethod.bank];

/** Whether it is paid on a gateway's page, rather than in cash or by transfer. */
export const isOnline = (method: number): boolean => !methodsByHand.includes(method);

/** Whether all public data that a method requires is set. */
export const showsAll = ({ shown, optional }: MethodKeys, there: Record<string, string>): boolean =>
  shown.every((key) => optional.includes(key) || there[key]);

/**
 * Whether it is switched on, has its secret keys or bank details, and has amounts in the shop's
 * currency. For a method with a gateway, `Gateways.of` also checks that the gateway can be used.
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

/** Whether an order of this size, to this country (ISO 3166-1 alpha-2), may be paid by it. */
export const fitsOrder = (
  { least, most, countries }: Pick<PaymentMethod, 'least' | 'most' | 'countries'>,
  total: Money,
  country: string,
): boolean =>
  total >= least &&
  (most === null || total <= most) &&
  (countries.length === 0 || countries.includes(country));
