import { describe, expect, it } from 'vitest';
import { amountWritten } from '#web/ui/listing/amount-written.ts';

const money = (decimal_format: string, currency_exponent: number, currency_position = 1) => ({
  currency_icon: '€',
  currency_position,
  currency_exponent,
  decimal_format,
});

describe('an amount of the price filter', () => {
  it.each([
    ['12.9', money('en-US', 2), '12.90'],
    ['1690', money('en-US', 2), '1,690.00'],
    ['1234.5', money('de-DE', 2, 2), '1.234,50'],
    ['1234.5', money('fr-FR', 2, 2), '1 234,50'],
    ['1234567.5', money('hi-IN', 2), '12,34,567.50'],
    ['1200', money('en-US', 0), '1,200'],
    ['1.2', money('en-US', 3), '1.200'],
    ['', money('en-US', 2), ''],
  ])('%s is written as prices are', (plain, format, written) =>
    expect(amountWritten(plain, format)).toBe(written),
  );
  it.each([
    ['12.999', money('en-US', 2)],
    ['1.2', money('de-DE', 3)],
  ])('%s stays plain where its field would read another one', (plain, format) =>
    expect(amountWritten(plain, format)).toBe(plain),
  );
});
