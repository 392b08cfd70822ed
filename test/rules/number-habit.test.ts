// How numbers are read: never as a thousandth of what was meant.
import { expect, it } from 'vitest';
import { habitOf, observe, noEvidence } from '#market/imports/number-habit.ts';
import { amountOf, gramsOf, piecesOf } from '#market/imports/written-numbers.ts';

const dollars = { code: 'USD', exponent: 2 };
const habit = (...cells: string[]) => {
  const observed = noEvidence();
  for (const cell of cells) observe(observed, cell);
  return habitOf(observed, [], '.');
};
it.each<[string, string[], number | null | string]>([
  ['1.299', ['12,90'], 129_900],
  ['1,299', ['12.90'], 129_900],
  ['1.299', ['12.90'], 'unclear'],
  ['1.299', [], 'unclear'],
  ['1,299', [], 129_900],
  ['1.299', ['12.90', '0.125'], 130],
  ['1.299', ['12.90', '12,90'], 'unclear'],
  ['1.299,00', [], 129_900],
  ['1,23,456.50', [], 12_345_650],
  ['1.234.567', [], 123_456_700],
  ['12.345.67', [], null],
  ['1,2,3', [], null],
  ['0.299', ['12,90'], 30],
  ['1299.000', [], 129_900],
  ['USD 1’299.50', [], 129_950],
  ['١٬٢٩٩٫٥٠', [], 129_950],
  ['१,२९९.५०', [], 129_950],
  ['−5', [], null],
  ['', [], null],
])('reads %s beside %j as %j minor units', (text, others, minor) => {
  expect(amountOf(text, dollars, habit(...others))).toBe(minor);
});
it('reads three decimals where the currency has them', () => {
  expect(amountOf('1.299', { code: 'KWD', exponent: 3 }, habit('2.5'))).toBe(1299);
});
it('reads pieces as whole numbers, and weights with three decimals', () => {
  expect([piecesOf('1.299', habit()), piecesOf('5.000', habit('0.000'))]).toEqual([1299, 5]);
  expect([gramsOf('1.299', 1000, habit()), gramsOf('1.299', 1, habit('0,5'))]).toEqual([
    1299, 1299,
  ]);
});
