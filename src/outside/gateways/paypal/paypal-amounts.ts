// Currencies and amounts that PayPal accepts: decimal text, in three currencies without decimals.
import { decimalText, exponentOf, minorOf } from '#base/currency.ts';
import type { Amount, Bounds } from '#market/payments/gateways/gateway.ts';

const CURRENCIES = new Set(
  (
    'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB ' +
    'TWD USD'
  ).split(' '),
);
const WHOLE = new Set(['HUF', 'JPY', 'TWD']);
/** Far above what any account may pay at once, and exact in all digits. */
const MOST = 999_999_999_999;

export type PaypalMoney = { currency_code: string; value: string };

/** The amounts that PayPal accepts in a currency. */
export function bounds(currency: string): Bounds | null {
  return CURRENCIES.has(currency)
    ? { least: 1, most: MOST, step: WHOLE.has(currency) ? 10 ** exponentOf(currency) : 1 }
    : null;
}

/** An amount as PayPal writes it. */
export function toMoney({ minor, currency, exponent }: Amount): PaypalMoney {
  return {
    currency_code: currency,
    value: WHOLE.has(currency)
      ? String(Math.trunc(minor / 10 ** exponent))
      : decimalText(minor, exponent),
  };
}

/** Reads an amount of PayPal's; null when it is none. */
export function fromMoney({ currency_code: currency, value }: PaypalMoney): Amount | null {
  const exponent = exponentOf(currency);
  const minor = minorOf(value, exponent);
  return minor === null ? null : { minor, currency, exponent };
}
