import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writtenAmount } from '#web/storefront/order/payment/written-amount.ts';

describe('an amount that somebody writes', () => {
  it.each([
    ['105', 2, '105'],
    ['105.5', 2, '105.5'],
    ['105,50', 2, '105.50'],
    [' 1 234,50 ', 2, '1234.50'],
    ['1,234.50', 2, '1234.50'],
    ['1.234,50', 2, '1234.50'],
    ['1,234', 2, '1234'],
    ['1\u202f234,5', 2, '1234.5'],
    ['1’234.50', 2, '1234.50'],
    ['١٢٣٤٫٥٠', 2, '1234.50'],
    ['۱۰۵', 2, '105'],
    ['१०५.५', 2, '105.5'],
    ['1,00,000', 2, '100000'],
    ['1.234', 3, '1.234'],
    ['1,234', 0, '1234'],
    ['1234', 0, '1234'],
  ] as const)('as %j of a currency with %d decimals is %s', (text, exponent, amount) => {
    expect(writtenAmount(text, exponent)).toBe(amount);
  });
  it.each([
    '',
    'abc',
    '0',
    '0.00',
    '-1',
    '1.2345',
    '1,2,3',
    '1,23,45',
    '12.345.67',
    '1.23.456',
    '1e3',
    '$5',
    '5 $',
    '9999999999999',
  ])('as %j is none', (text) => expect(writtenAmount(text, 2)).toBeNull());
  it('is none with decimals that its currency has not', () => {
    expect([
      writtenAmount('1.5', 0),
      writtenAmount('1.005', 0),
      writtenAmount('0.0001', 3),
    ]).toEqual([null, '1005', null]);
  });
  it('is read correctly in every usual notation', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 9 }),
        fc.constantFrom('en', 'fr', 'de', 'ar-u-nu-arab', 'fa', 'hi', 'tr', 'de-CH'),
        (minor, language) => {
          const text = new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(
            minor / 100,
          );
          expect(Math.round(Number(writtenAmount(text, 2)) * 100)).toBe(minor);
        },
      ),
    );
  });
});
