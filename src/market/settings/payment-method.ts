// The ways to pay as the owner set them. Which of them is open to an order is decided here, for
// checkout, order and refusal alike.
import { orderMethod } from '#contract/constants.ts';
import type { Money } from '#base/money.ts';

export type PaymentMethod = {
  /** 1–7, as the wire counts them (contract/constants.ts, orderMethod). */
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

/** The secret keys that each gateway needs, and the public ones that may be shown. */
export const keysOf: Record<number, { secret: readonly string[]; shown: readonly string[] }> = {
  [orderMethod.razorpay]: { secret: ['key_secret', 'webhook_secret'], shown: ['key_id'] },
  [orderMethod.cashOnDelivery]: { secret: [], shown: [] },
  [orderMethod.stripe]: { secret: ['secret_key', 'webhook_secret'], shown: ['publishable_key'] },
  [orderMethod.paypal]: { secret: ['client_secret', 'webhook_id'], shown: ['client_id'] },
  [orderMethod.flutterwave]: { secret: ['secret_key', 'secret_hash'], shown: ['public_key'] },
  [orderMethod.iyzico]: { secret: ['secret_key'], shown: ['api_key', 'identity_number'] },
  [orderMethod.bank]: {
    secret: [],
    shown: ['bank_name', 'branch_name', 'account_name', 'account_number'],
  },
};
/** Shown keys that a method works without. */
const OPTIONAL = ['publishable_key', 'public_key', 'branch_name', 'identity_number'];

/** Paid on a gateway's page, rather than in cash or by a transfer. */
export const isOnline = (method: number): boolean => (keysOf[method]?.secret.length ?? 0) > 0;

/** Switched on, with all the keys that it needs, and with amounts of the shop's own currency. */
export function isReady({
  method,
  enabled,
  shown,
  sealed,
  otherCurrency,
}: Pick<PaymentMethod, 'method' | 'enabled' | 'shown' | 'sealed' | 'otherCurrency'>): boolean {
  const keys = keysOf[method];
  return (
    enabled &&
    otherCurrency === null &&
    keys !== undefined &&
    (keys.secret.length === 0 || sealed !== null) &&
    keys.shown.every((key) => OPTIONAL.includes(key) || shown[key])
  );
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
