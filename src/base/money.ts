// Money inside the market: an integer of minor units of the shop's currency.
export type Money = number;

/** Minor units as the JSON number of the API: 1999 with two decimals is 19.99. */
export function toDecimal(minor: Money, exponent: number): number {
  return minor / 10 ** exponent;
}

/**
 * A JSON number or decimal text of the API in minor units, rounded half away from zero; null if it
 * is not an amount.
 */
export function toMinor(decimal: number | string, exponent: number): Money | null {
  const text = String(decimal).trim();
  if (!/^\d{1,15}(\.\d+)?$/.test(text)) return null;
  const [whole = '', part = ''] = text.split('.');
  const digits = part.padEnd(exponent + 1, '0');
  const minor = Number(whole + digits.slice(0, exponent)) + (Number(digits[exponent]) >= 5 ? 1 : 0);
  return Number.isSafeInteger(minor) ? minor : null;
}

/** A share in hundredths of a percent of an amount, rounded half up. */
export function percentOf(minor: Money, hundredths: number): Money {
  const exact = minor * hundredths + 5000;
  return Number.isSafeInteger(exact)
    ? Math.floor(exact / 10_000)
    : Number((BigInt(minor) * BigInt(hundredths) + 5000n) / 10_000n);
}
