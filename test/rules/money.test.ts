import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentOf, toDecimal, toMinor } from '#base/money.ts';
import { amountText } from '#market/orders/order.ts';

const exponent = fc.constantFrom(0, 2, 3);
const FIFTEEN_DIGITS = 999_999_999_999_999; // as many as a JSON number holds exactly

describe('minor units and decimals', () => {
  it.each([
    [1999, 2, 19.99],
    [1999, 0, 1999],
    [1999, 3, 1.999],
    [5, 2, 0.05],
    [0, 2, 0],
    [29, 2, 0.29],
  ])('%i with %i decimals is %d', (minor, decimals, decimal) => {
    expect(toDecimal(minor, decimals)).toBe(decimal);
    expect(toMinor(decimal, decimals)).toBe(minor);
  });
  it('come back from a number, from its text and from the text with all its decimals', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: FIFTEEN_DIGITS }), exponent, (minor, decimals) => {
        const decimal = toDecimal(minor, decimals);
        expect(toMinor(decimal, decimals)).toBe(minor);
        expect(toMinor(String(decimal), decimals)).toBe(minor);
        expect(toMinor(amountText(minor, decimals), decimals)).toBe(minor);
      }),
    );
  });
});

describe('an amount as text', () => {
  it.each([
    [1999, 2, '19.99'],
    [5, 2, '0.05'],
    [1990, 2, '19.90'],
    [1999, 0, '1999'],
    [1999, 3, '1.999'],
    [0, 3, '0.000'],
  ])('of %i with %i decimals is %s', (minor, decimals, text) => {
    expect(amountText(minor, decimals)).toBe(text);
  });
});

describe('reading an amount', () => {
  it.each<[number | string, number, number]>([
    ['19.994', 2, 1999],
    ['19.995', 2, 2000],
    [1.005, 2, 101],
    ['0.5', 0, 1],
    ['0.4999999', 0, 0],
    ['19.9', 2, 1990],
    ['7', 3, 7000],
    ['0007.10', 2, 710],
    [' 19.99 ', 2, 1999],
    ['0.00', 2, 0],
    ['1.99999999999999999999', 2, 200],
  ])('takes %j with %i decimals as %i, halves up', (decimal, decimals, minor) => {
    expect(toMinor(decimal, decimals)).toBe(minor);
  });
  it.each([
    ['nothing', ''],
    ['a space', ' '],
    ['a word', 'abc'],
    ['not a number', Number.NaN],
    ['the text of it', 'NaN'],
    ['infinity', 1e309],
    ['its text', 'Infinity'],
    ['a negative number', -1],
    ['a negative text', '-1.00'],
    ['a plus', '+1'],
    ['a comma', '1,50'],
    ['two points', '1.2.3'],
    ['no whole part', '.5'],
    ['no decimals', '5.'],
    ['an exponent', '1e3'],
    ['hexadecimal', '0x10'],
    ['a null byte', '1\u0000'],
    ['other digits', '١٢'],
    ['a sign of a currency', '$5'],
    ['more than is safe', 1e21],
    ['sixteen digits', '1000000000000000'],
  ])('refuses %s', (_, decimal) => {
    expect(toMinor(decimal, 2)).toBeNull();
  });
  it('refuses what is no safe integer in minor units', () =>
    expect(toMinor('999999999999999.99', 3)).toBeNull());
  it('answers a safe amount or null, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.double(), fc.stringMatching(/^\d{0,20}\.?\d{0,20}$/)),
        exponent,
        (decimal, decimals) => {
          const minor = toMinor(decimal, decimals);
          expect(minor === null || (Number.isSafeInteger(minor) && minor >= 0)).toBe(true);
        },
      ),
    );
  });
});

describe('a percentage', () => {
  it.each([
    [1999, 725, 145],
    [1000, 1000, 100],
    [1999, 10_000, 1999],
    [1999, 0, 0],
    [50, 100, 1],
    [49, 100, 0],
  ])('of %i at %i hundredths of a percent is %i, halves up', (minor, hundredths, share) => {
    expect(percentOf(minor, hundredths)).toBe(share);
  });
  it('is exact for every price of a shop', () => isExactTo(900_000_000_000));
  it('is exact for every amount that money may be', () => isExactTo(Number.MAX_SAFE_INTEGER));
});

function isExactTo(most: number): void {
  expect(percentOf(most, 10_000)).toBe(most);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: most }),
      fc.integer({ min: 0, max: 10_000 }),
      (minor, hundredths) => {
        expect(percentOf(minor, hundredths)).toBe(
          Number((BigInt(minor) * BigInt(hundredths) + 5000n) / 10_000n),
        );
      },
    ),
  );
}
