import { describe, expect, it } from 'vitest';
import { moneyText } from '#base/currency.ts';
import { MINUS } from '#base/minus.ts';
import { priceText } from '#base/price-text.ts';
import { amountText } from '#web/desk/parts/amount-text.ts';

const SHOP = {
  currency_icon: '$',
  currency_position: 1,
  currency_exponent: 2,
  decimal_format: 'en-US',
};
const money = (language: string, currency: string) =>
  new Intl.NumberFormat(language, { style: 'currency', currency });
/**
 * Shows isolates as brackets: `<` left to right, `>` right to left, `(` by the first letter; `+`
 * joins.
 */
const shown = (text: string) =>
  text
    .replaceAll('\u2066', '<')
    .replaceAll('\u2067', '>')
    .replaceAll('\u2068', '(')
    .replaceAll('\u2069', ')')
    .replaceAll('\u2060', '+')
    .replaceAll('\u00a0', ' ');

describe('an amount on a screen from right to left', () => {
  it('keeps its sign and its currency whole', () => {
    expect(shown(amountText(money('ar', 'USD'), -7055.88, true))).toBe('><−+7,055.88) (US+$))');
    expect(shown(amountText(money('ar', 'SAR'), 12, true))).toBe('><12.00) (ر.س.))');
  });

  it('runs as its language writes it', () => {
    expect(shown(amountText(money('fa', 'USD'), -7, true))).toBe('<−+($)<۷٫۰۰))');
    const percent = new Intl.NumberFormat('ar', { style: 'percent' });
    expect(shown(amountText(percent, -0.12, true))).toBe('<<−+12)%)');
  });

  it('is written as it is where words run from left to right', () => {
    expect(amountText(money('en', 'USD'), 7055.88, false)).toBe('$7,055.88');
  });
});

describe('an amount below zero', () => {
  it.each(['en', 'fr', 'tr', 'hi', 'ar'])(
    'has the minus in %s that the shop writes',
    (language) => {
      const text = amountText(money(language, 'USD'), -7055.88, language === 'ar');
      expect(text).toContain(MINUS);
      expect(text).not.toContain('-');
      expect(priceText(-7055.88, SHOP)).toContain(MINUS);
    },
  );
  it('reads in letters as on the screens, and whole below one unit', () => {
    expect(moneyText(-5, { currency: 'EUR', exponent: 2 })).toBe('−0.05 EUR');
  });
});
