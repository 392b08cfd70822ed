import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDecimal } from '#base/money.ts';
import { priceText, type PriceFormat } from '#base/price-text.ts';

const format = (
  decimal_format: string,
  currency_icon = '$',
  currency_position = 1,
  currency_exponent = 2,
): PriceFormat => ({ decimal_format, currency_icon, currency_position, currency_exponent });

describe('a price', () => {
  it.each<[PriceFormat, string]>([
    [format('en-US'), '$1,234,567.50'],
    [format('en-US', '$', 2), '1,234,567.50 $'],
    [format('fr-FR', '€', 2), '1 234 567,50 €'],
    [format('de-DE', '€', 2), '1.234.567,50 €'],
    [format('tr-TR', '₺'), '₺1.234.567,50'],
    [format('hi-IN', '₹'), '₹12,34,567.50'],
    [format('en-IN', '₹'), '₹12,34,567.50'],
    [format('ar-EG', 'ج.م', 2), '1,234,567.50 ج.م'],
    [format('ar', '$'), '$1,234,567.50'],
    [format('ja-JP', '¥', 1, 0), '¥1,234,568'],
    [format('ar-KW', 'د.ك', 2, 3), '1,234,567.500 د.ك'],
  ])('as %j is %s', (how, text) => expect(priceText(1_234_567.5, how)).toBe(text));
  it.each<[number, number, string]>([
    [0, 2, '$0.00'],
    [0.05, 2, '$0.05'],
    [19.9, 2, '$19.90'],
    [19.99, 2, '$19.99'],
    [5, 0, '$5'],
    [1.5, 3, '$1.500'],
    [999, 2, '$999.00'],
    [1000, 2, '$1,000.00'],
  ])('of %d with %i decimals is %s', (amount, exponent, text) => {
    expect(priceText(amount, format('en-US', '$', 1, exponent))).toBe(text);
  });
  it('below zero has its sign before everything', () => {
    expect(priceText(-5, format('en-US'))).toBe('−$5.00');
    expect(priceText(-5, format('fr-FR', '€', 2))).toBe('−5,00 €');
  });
  it('in one format leaves another alone', () => {
    expect([
      priceText(1.5, format('en-US')),
      priceText(1.5, format('de-DE')),
      priceText(1.5, format('en-US', '$', 1, 0)),
      priceText(1.5, format('en-US', '€', 2)),
    ]).toEqual(['$1.50', '$1,50', '$2', '1.50 €']);
  });
  it('says its amount in the digits 0 to 9, whatever the format, and hides nothing in it', () => {
    const formats = fc.constantFrom(
      'en-US',
      'fr-FR',
      'de-DE',
      'tr-TR',
      'hi-IN',
      'ar-EG',
      'ar-SA',
      'ar',
      'fa-IR',
      'bn-BD',
      'de-CH',
      'pl-PL',
      'sv-SE',
      'ne-NP',
      'my-MM',
    );
    fc.assert(
      fc.property(
        formats,
        fc.constantFrom(0, 2, 3),
        fc.constantFrom(1, 2),
        fc.integer({ min: 0, max: 999_999_999_999 }),
        (decimal_format, exponent, position, minor) => {
          const text = priceText(
            toDecimal(minor, exponent),
            format(decimal_format, '$', position, exponent),
          );
          expect(text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')).toBe(String(minor));
          expect(text).not.toMatch(/\p{Cf}|[\u00a0\u202f]/u);
        },
      ),
    );
  });
});
