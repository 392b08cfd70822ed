import { minorOf } from '#base/currency.ts';
import type { Money } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';

/**
 * A decimal text that a person typed, in minor units of a currency with this many decimals. Refuses
 * 'invalid-input' with the text when it is not an amount or has digits below the minor unit:
 * nothing is rounded.
 */
export function amountFromInput(text: string, exponent: number): Money {
  const minor = minorOf(text, exponent);
  if (minor === null) throw new Refusal('invalid-input', { field: text });
  return minor;
}
