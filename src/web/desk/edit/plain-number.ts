import { latinDigits } from '#base/latin-digits.ts';

/**
 * Parses a typed or pasted number, in any digits, with a comma or a point: `12.50`. With both, the
 * last one is the decimal sign: `1,234.50` and `1.234,50` are `1234.50`.
 */
export function plainNumber(typed: string): string {
  const latin = latinDigits(typed).replace(/[\s٬]/g, '');
  const thousands = latin.lastIndexOf(',') < latin.lastIndexOf('.') ? ',' : '.';
  const both = latin.includes(',') && latin.includes('.');
  return (both ? latin.replaceAll(thousands, '') : latin).replaceAll(',', '.');
}
