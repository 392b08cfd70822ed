// Converting centimetres to inches.
import { describe, expect, it } from 'vitest';
import { isSize } from '#market/catalogue/size-of.ts';
import { inUnit } from '#web/storefront/product/size-units.ts';

const shown = (measure: string, unit: 'cm' | 'in') =>
  inUnit(measure, unit, (value) => value.toFixed(1));

describe('a measure', () => {
  it.each([
    ['254', '100.0'],
    ['86', '33.9'],
    ['86–90', '33.9–35.4'],
    ['23.5', '9.3'],
    ['0', '0.0'],
    ['12.7', '5.0'],
    ['2.5', '1.0'],
    ['999.9', '393.7'],
  ])('of %s cm is %s inches', (centimetres, inches) => {
    expect(shown(centimetres, 'in')).toBe(inches);
  });
  it('is right to a tenth, halves up, for every millimetre to ten metres', () => {
    for (let millimetres = 0; millimetres < 10_000; millimetres++) {
      const inches = Number(shown((millimetres / 10).toFixed(1), 'in'));
      expect(Math.abs(inches - millimetres / 25.4)).toBeLessThanOrEqual(0.05 + 1e-9);
    }
  });
  it('in centimetres stays as it is', () => {
    expect(shown('86–90.5', 'cm')).toBe('86.0–90.5');
  });
});

describe('an option', () => {
  it.each([
    ['size', 'Size'],
    ['size-eu', 'Shoe size (EU)'],
    ['pointure', 'Pointure'],
    ['x', 'Taille'],
    ['x', 'مقاس الحذاء (أوروبي)'],
    ['x', 'Ayakkabı numarası'],
    ['x', 'Beden'],
    ['x', 'साइज़'],
  ])('of slug %s and title %s is one of sizes', (slug, title) => {
    expect(isSize({ slug, title })).toBe(true);
  });
  it.each([
    ['colour', 'Colour'],
    ['weight', 'Weight'],
    ['sizzle', 'Sizzle'],
  ])('of slug %s is none', (slug, title) => {
    expect(isSize({ slug, title })).toBe(false);
  });
});
