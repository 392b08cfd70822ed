// What PayPal takes money in: decimal text, in three currencies without decimals.
import { decimalText, exponentOf, minorOf } from '#base/currency.ts';
import type { Amount } from '#market/payments/gateway.ts';

const CURRENCIES = new Set('AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD'.split(' '));
const WHOLE = new Set(['HUF', 'JPY', 'TWD']);
/** Far above what any account may pay at once, and all digits are exact. */
const MOST_DIGITS = 12;

export type PaypalMoney = { currency_code: string; value: string };

/** Whether PayPal takes this amount; a word of why not. */
export function takes({ minor, currency, exponent }: Amount): 'currency' | 'amount' | null {
  if (!CURRENCIES.has(currency) || exponent !== exponentOf(currency)) return 'currency';
  return minor < 1 || String(minor).length > MOST_DIGITS || (WHOLE.has(currency) && minor % 10 ** exponent !== 0) ? 'amount' : null;
}

/** An amount as PayPal writes it. */
export function toMoney({ minor, currency, exponent }: Amount): PaypalMoney {
  return { currency_code: currency, value: WHOLE.has(currency) ? String(Math.trunc(minor / 10 ** exponent)) : decimalText(minor, exponent) };
}

/** What PayPal writes as an amount; null when it is none. */
export function fromMoney({ currency_code: currency, value }: PaypalMoney): Amount | null {
  const exponent = exponentOf(currency), minor = minorOf(value, exponent);
  return minor === null ? null : { minor, currency, exponent };
}
