// Numbers and amounts in filters, with values from a hostile or careless caller.
import { describe, expect, it } from 'vitest';
import { amountFilter } from '#contract/amounts.ts';
import { booleanInput, page, wholeNumber } from '#contract/values.ts';
import { outcomeOf, BAD, EMPTY, THINGS, STRANGE_NUMBERS } from './hostile-values.ts';

describe('a whole number', () => {
  const delta = wholeNumber(-10, 10);
  it.each<[unknown, number]>([
    [-10, -10],
    ['-10', -10],
    ['10', 10],
    [0, 0],
    ['0', 0],
  ])('is read from %j as %i', (value, number) => expect(outcomeOf(delta, value)).toBe(number));
  it.each(['--1', '-', 'ten', '−1', 11, -11])('is not read from %j', (value) =>
    expect(outcomeOf(delta, value)).toBe(BAD),
  );
});

describe('the number of a page', () => {
  it.each(EMPTY)('that is left out (%j) is the first', (value) =>
    expect(outcomeOf(page, value)).toBe(1),
  );
  it.each<[unknown, number]>([
    [0, 1],
    ['0', 1],
    [1, 1],
    ['2', 2],
    ['100000', 100_000],
  ])('is read from %j as %i', (value, number) => expect(outcomeOf(page, value)).toBe(number));
  it.each([...THINGS, ...STRANGE_NUMBERS, -1, '-1', 100_001])('is refused when it is %j', (value) =>
    expect(outcomeOf(page, value)).toBe(BAD),
  );
});

describe('an amount to filter by', () => {
  it.each<[unknown, string]>([
    ['19.99', '19.99'],
    [19.99, '19.99'],
    ['5', '5'],
    [5, '5'],
    ['0.01', '0.01'],
    ['999999999999.9999', '999999999999.9999'],
  ])('is read from %j as %s', (value, amount) =>
    expect(outcomeOf(amountFilter, value)).toBe(amount),
  );
  it.each([...EMPTY, 0, '0', '0.00', -0])('that is left out (%j) limits nothing', (value) =>
    expect(outcomeOf(amountFilter, value)).toBeUndefined(),
  );
  it.each([
    -1,
    '-1',
    '1e3',
    1e21,
    1e309,
    '1e309',
    Number.NaN,
    'NaN',
    'Infinity',
    '1,5',
    '1.',
    '.5',
    '1.23456',
    '1234567890123',
    '１',
    '5\u0000',
    ' 5',
    '5 ',
    '0x10',
    '$5',
    true,
    [5],
    [1, 2],
    {},
    { a: 1 },
  ])('is refused when it is %j', (value) => expect(outcomeOf(amountFilter, value)).toBe(BAD));
  it.each([[[]], [[0]], [['']], [false], [{ toString: null, valueOf: null }]])(
    '%j, which is no amount, is refused and not taken as left out',
    (value) => expect(outcomeOf(amountFilter, value)).toBe(BAD),
  );
});

describe('a yes-or-no field', () => {
  it.each([true, 'true', 1, '1'])('means yes when it is %j', (value) =>
    expect(outcomeOf(booleanInput, value)).toBe(true),
  );
  it.each([
    ...EMPTY,
    false,
    'false',
    0,
    '0',
    'TRUE',
    'yes',
    2,
    [true],
    ['true'],
    {},
    { toString: null, valueOf: null },
  ])('does not mean yes when it is %j', (value) =>
    expect(outcomeOf(booleanInput, value)).toBe(false),
  );
});
