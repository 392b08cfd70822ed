// Currencies and amounts that Stripe accepts. Decimals are those of ISO 4217 but for three
// currencies, and of three decimals the last is always 0.
import { decimalText, exponentOf, minorOf } from '#base/currency.ts';
import type { Amount, Bounds } from '#market/payments/gateways/gateway.ts';

const CURRENCIES = new Set(
  (
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BWP ' +
    'BYN BZD CAD CDF CHF CLP CNY COP CRC CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL ' +
    'GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR ISK JMD JOD JPY KES KGS KHR KMF KRW KWD ' +
    'KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN ' +
    'NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SEK SGD ' +
    'SHP SLE SOS SRD STD SZL THB TJS TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VND VUV WST ' +
    'XAF XCD XOF XPF YER ZAR ZMW'
  ).split(' '),
);
/** Where Stripe's decimals differ from ISO 4217. */
const OTHERWISE: Record<string, number> = { ISK: 2, UGX: 2, MGA: 0 };
/**
 * Stripe's minimum, in its own units: about half a dollar. In other currencies it follows the day's
 * rate.
 */
const LEAST: Record<string, number> = {
  USD: 50,
  AED: 200,
  AUD: 50,
  BRL: 50,
  CAD: 50,
  CHF: 50,
  CZK: 1500,
  DKK: 250,
  EUR: 50,
  GBP: 30,
  HKD: 400,
  HUF: 17500,
  INR: 50,
  JPY: 50,
  MXN: 1000,
  MYR: 200,
  NOK: 300,
  NZD: 50,
  PLN: 200,
  RON: 200,
  SEK: 300,
  SGD: 50,
  THB: 1000,
};
const MOST = 99_999_999;

const countedBy = (currency: string): number => OTHERWISE[currency] ?? exponentOf(currency);

/** The amounts that Stripe accepts in a currency. */
export function bounds(currency: string): Bounds | null {
  if (!CURRENCIES.has(currency)) return null;
  const own = exponentOf(currency);
  const minor = (units: number) => Math.floor(units * 10 ** (own - countedBy(currency)));
  return {
    least: Math.max(1, minor(LEAST[currency] ?? 1)),
    most: minor(MOST),
    step: own === 3 ? 10 : Math.max(1, minor(1)),
  };
}

/** An amount in the units that Stripe counts in; null when it has none so small. */
export const toUnits = ({ minor, currency, exponent }: Amount): number | null =>
  minorOf(decimalText(minor, exponent), countedBy(currency));

/** Units of Stripe as an amount; null when it is none. */
export function fromUnits(units: number, code: string): Amount | null {
  const currency = code.toUpperCase();
  const exponent = exponentOf(currency);
  const minor = units < 0 ? null : minorOf(decimalText(units, countedBy(currency)), exponent);
  return minor === null ? null : { minor, currency, exponent };
}
