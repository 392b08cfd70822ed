import { describe, expect, it } from 'vitest';
import { amountText } from '#web/desk/parts/amount-text.ts';

const money = (language: string, currency: string) =>
  new Intl.NumberFormat(language, { style: 'currency', currency });
/** Isolates as brackets: `<` left to right, `>` the other way, `(` as letters run; `+` joins. */
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
    expect(shown(amountText(money('ar', 'USD'), -7055.88, true))).toBe('><-7,055.88) (US+$))');
    expect(shown(amountText(money('ar', 'SAR'), 12, true))).toBe('><12.00) (ر.س.))');
  });

  it('runs as its language writes it', () => {
    expect(shown(amountText(money('fa', 'USD'), -7, true))).toBe('<−($)<۷٫۰۰))');
    const percent = new Intl.NumberFormat('ar', { style: 'percent' });
    expect(shown(amountText(percent, -0.12, true))).toBe('<<-12)%)');
  });

  it('is written as it is where words run from left to right', () => {
    expect(amountText(money('en', 'USD'), -7055.88, false)).toBe('-$7,055.88');
  });
});
