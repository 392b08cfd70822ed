import { describe, expect, it } from 'vitest';
import { latinDigits } from '#base/latin-digits.ts';

describe('digits', () => {
  it.each([
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
    ['०१२३४५६७८९', '0123456789'],
    ['١٢٫٥٠', '12.50'],
    ['12.5 kg', '12.5 kg'],
  ])('of %s are read as %s', (typed, read) => expect(latinDigits(typed)).toBe(read));
});
