// Currencies that Razorpay accepts. Their decimals are those of ISO 4217; of three decimals the
// last is always 0.
import { exponentOf } from '#base/currency.ts';
import type { Bounds } from '#market/payments/gateways/gateway.ts';

const CURRENCIES = new Set(
  (
    'AED ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BZD ' +
    'CAD CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ETB EUR FJD GBP GHS GIP GMD GNF ' +
    'GTQ GYD HKD HNL HRK HTG HUF IDR ILS INR IQD ISK JMD JOD JPY KES KGS KHR KMF KRW KWD KYD ' +
    'KZT LAK LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK ' +
    'NPR NZD OMR PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SCR SEK SGD SLL SOS SSP SVC ' +
    'SZL THB TND TRY TTD TWD TZS UAH UGX USD UYU UZS VND VUV XAF XCD XOF XPF YER ZAR ZMW'
  ).split(' '),
);
/** Razorpay's minimum in rupees is one. */
const LEAST_RUPEES = 100;

/** The amounts that Razorpay accepts in a currency. */
export function bounds(currency: string): Bounds | null {
  return CURRENCIES.has(currency)
    ? {
        least: currency === 'INR' ? LEAST_RUPEES : 1,
        most: Number.MAX_SAFE_INTEGER,
        step: exponentOf(currency) === 3 ? 10 : 1,
      }
    : null;
}
