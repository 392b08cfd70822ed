// The pieces of shapes against what a hostile or careless caller sends.
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { amountFilter } from '#contract/amounts.ts';
import {
  asked,
  email,
  oneOf,
  optionalText,
  page,
  text,
  timeZone,
  userToken,
  wholeNumber,
} from '#contract/values.ts';
import { id, idList, lineId, lineIds, optionalId } from '#contract/ids.ts';

/** What a piece makes of a value; `refused: …` when it takes it not. */
const said = (piece: z.ZodType, value: unknown): unknown => {
  const { success, data, error } = piece.safeParse(value);
  return success ? data : `refused: ${error?.issues[0]?.message}`;
};
const BAD = 'refused: invalid-input';
const NEEDED = 'refused: required';
const NO_MAIL = 'refused: invalid-email';
const BIG = 9_007_199_254_740_991;
/** What only JSON can carry. The last has no way to become a text or a number. */
const THINGS: unknown[] = [
  [],
  [1],
  ['1'],
  [[1]],
  {},
  { id: 1 },
  { length: 1 },
  { toString: null, valueOf: null },
  true,
  false,
];
const STRANGE_NUMBERS: unknown[] = [
  'NaN',
  'Infinity',
  '-Infinity',
  '1e3',
  '1e309',
  '0x10',
  '1.5',
  '1,000',
  ' 1',
  '1 ',
  '+1',
  '1\n',
  '1\u0000',
  '\u00001',
  '１',
  '١',
  '१',
  '1'.repeat(17),
  Number.NaN,
  1e309,
  -1e309,
  1.5,
  2 ** 53,
  1e21,
];
const EMPTY: unknown[] = ['', null, undefined];

describe('an id', () => {
  it.each<[unknown, number]>([
    [1, 1],
    ['1', 1],
    ['0042', 42],
    [2_147_483_647, 2_147_483_647],
    ['2147483647', 2_147_483_647],
  ])('%j is %i', (value, number) => expect(said(id, value)).toBe(number));
  it.each(EMPTY)('%j is required', (value) => expect(said(id, value)).toBe(NEEDED));
  it.each([...THINGS, ...STRANGE_NUMBERS, 0, '0', -1, '-1', -0, '-0', 2_147_483_648, '2147483648'])(
    '%j is none',
    (value) => expect(said(id, value)).toBe(BAD),
  );
});

describe('a cart line’s id', () => {
  it.each<[unknown, number]>([
    [BIG, BIG],
    [String(BIG), BIG],
    ['1', 1],
  ])('%j is %i', (value, number) => expect(said(lineId, value)).toBe(number));
  it.each([
    ...THINGS,
    ...STRANGE_NUMBERS,
    '9007199254740992',
    '9007199254740993',
    '9999999999999999',
    0,
    -1,
  ])('%j is none', (value) => expect(said(lineId, value)).toBe(BAD));
});

describe('an id that may be left out', () => {
  it.each([...EMPTY, 0, '0', -0])('%j is null', (value) =>
    expect(said(optionalId, value)).toBeNull(),
  );
  it('is a number', () => expect([said(optionalId, 7), said(optionalId, '7')]).toEqual([7, 7]));
  it.each([...THINGS, ...STRANGE_NUMBERS, -1, '-1', '00', 2_147_483_648])(
    '%j is refused',
    (value) => expect(said(optionalId, value)).toBe(BAD),
  );
});

describe('a whole number', () => {
  const delta = wholeNumber(-10, 10);
  it.each<[unknown, number]>([
    [-10, -10],
    ['-10', -10],
    ['10', 10],
    [0, 0],
    ['0', 0],
  ])('%j is %i', (value, number) => expect(said(delta, value)).toBe(number));
  it.each(['--1', '-', 'ten', '−1', 11, -11])('%j is none', (value) =>
    expect(said(delta, value)).toBe(BAD),
  );
});

describe('the number of a page', () => {
  it.each(EMPTY)('%j is the first', (value) => expect(said(page, value)).toBe(1));
  it.each<[unknown, number]>([
    [1, 1],
    ['2', 2],
    ['100000', 100_000],
  ])('%j is %i', (value, number) => expect(said(page, value)).toBe(number));
  it.each([...THINGS, ...STRANGE_NUMBERS, 0, '0', -1, '-1', 100_001])('%j is none', (value) =>
    expect(said(page, value)).toBe(BAD),
  );
});

describe('a text', () => {
  const name = text(5);
  it.each<[string, string]>([
    [' a b ', 'a b'],
    ['नमस्त', 'नमस्त'],
    ['12345', '12345'],
    ['a\tb\nc', 'a\tb\nc'],
    ["'; --", "'; --"],
    ['<b>', '<b>'],
    ['  12345  ', '12345'],
    ['__pro', '__pro'],
  ])('%j is %j', (value, is) => expect(said(name, value)).toBe(is));
  it.each([...EMPTY, ' ', '\n\t', '\u00a0\u2003'])('%j is required', (value) =>
    expect(said(name, value)).toBe(NEEDED),
  );
  it.each([
    ...THINGS,
    1,
    0,
    1e309,
    'a\u0000',
    '\u0000',
    'a\u001b[',
    'a\u0007',
    '\u007fa',
    '123456',
  ])('%j is none', (value) => expect(said(name, value)).toBe(BAD));
});

describe('a text that may be left out', () => {
  const note = optionalText(5);
  it.each([...EMPTY, '   '])('%j is empty', (value) => expect(said(note, value)).toBe(''));
  it('is trimmed', () => expect(said(note, ' 1234 ')).toBe('1234'));
  it.each([...THINGS, 1, 0, 'a\u0000', '123456'])('%j is refused', (value) =>
    expect(said(note, value)).toBe(BAD),
  );
});

describe('an e-mail address', () => {
  it.each([
    'a@b.co',
    'first.last+tag@sub.example.com',
    'üñí@exämple.com',
    "o'hara@example.ie",
    'a@xn--80ak6aa92e.com',
  ])('%s is one', (value) => expect(said(email, ` ${value} `)).toBe(value));
  it.each(EMPTY)('%j is required', (value) => expect(said(email, value)).toBe(NEEDED));
  it.each([
    ...THINGS,
    1,
    ' ',
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a@@b.co',
    'a@b@c.co',
    'a b@c.co',
    'a@b..co',
    'a@.co',
    'a@b.co.',
    'a@b.co,c@d.co',
    'a@b.co;c@d.co',
    '<a@b.co>',
    'A <a@b.co>',
    'a@b.co\nbcc:c@d.co',
    'a@b.co\r\n.x',
    'a\\@b.co',
    `${'a'.repeat(250)}@b.co`,
  ])('%j is none', (value) => expect(said(email, value)).toBe(NO_MAIL));
  // PostgreSQL keeps no null byte: what is not refused here would be a fault there
  it.each(['a\u0000b@c.co', 'a@b\u0000.co', 'a@b.c\u0000', 'a\u001b@b.co', 'a\u007f@b.co'])(
    '%j, with a control character, is none',
    (value) => expect(said(email, value)).toBe(NO_MAIL),
  );
  it('is judged in no time, however long', () => {
    const began = process.cpuUsage();
    for (const value of [
      `${'a.'.repeat(100_000)}@`,
      `a@${'b.'.repeat(100_000)}`,
      `a@${'b'.repeat(200_000)}`,
      ' '.repeat(200_000),
    ])
      said(email, value);
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(1000);
  });
});

describe('a visitor’s token', () => {
  it.each(['abc123-9', 'abcd'.repeat(16), '~!@#$%&*'])('%s is one', (value) =>
    expect(said(userToken, value)).toBe(value),
  );
  it.each([
    ...THINGS,
    ...EMPTY,
    123_456,
    'abc12',
    '123456',
    'abcd'.repeat(17),
    'abc 123',
    'abc123\n',
    'abc\u0000123',
    'أبجدهوز',
    1e309,
  ])('%j is nobody’s', (value) => expect(said(userToken, value)).toBeUndefined());
});

describe('a zone', () => {
  it('is a text', () => expect(said(timeZone, 'Asia/Kolkata')).toBe('Asia/Kolkata'));
  it.each([...THINGS, null, 5, 'x'.repeat(65)])('%j is none', (value) =>
    expect(said(timeZone, value)).toBeUndefined(),
  );
});

describe('a list of ids', () => {
  it.each<[unknown, number[]]>([
    ['1', [1]],
    ['1,2,3', [1, 2, 3]],
    ['3,1,3', [3, 1]],
    ['999999999', [999_999_999]],
  ])('%j is %j', (value, ids) => expect(said(idList, value)).toEqual(ids));
  it.each([...EMPTY, 0, '0'])('%j is none', (value) => expect(said(idList, value)).toBeUndefined());
  it.each([
    ...THINGS,
    ',',
    '1,',
    ',1',
    '1,,2',
    '1, 2',
    '-1',
    '1;2',
    'a',
    '1,a',
    '1.5',
    '1e3',
    '１,２',
    '1\u0000',
    '1,2\n',
    '1234567890',
    '1) or (1=1',
    `${'1,'.repeat(600)}1`,
  ])('%j is refused', (value) => expect(said(idList, value)).toBe(BAD));
  it('holds at most a hundred', () =>
    expect(said(idList, Array.from({ length: 150 }, (_, at) => at + 1).join())).toHaveLength(100));
});

describe('an amount to filter by', () => {
  it.each<[unknown, string]>([
    ['19.99', '19.99'],
    [19.99, '19.99'],
    ['5', '5'],
    [5, '5'],
    ['0.01', '0.01'],
    ['999999999999.9999', '999999999999.9999'],
  ])('%j is %s', (value, amount) => expect(said(amountFilter, value)).toBe(amount));
  it.each([...EMPTY, 0, '0', '0.00', -0])('%j is none', (value) =>
    expect(said(amountFilter, value)).toBeUndefined(),
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
  ])('%j is refused', (value) => expect(said(amountFilter, value)).toBe(BAD));
  it.each([[[]], [[0]], [['']], [false], [{ toString: null, valueOf: null }]])(
    '%j, which is no amount, is refused and not taken for none',
    (value) => expect(said(amountFilter, value)).toBe(BAD),
  );
});

describe('a yes', () => {
  it.each([true, 'true', 1, '1'])('is %j', (value) => expect(said(asked, value)).toBe(true));
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
  ])('is not %j', (value) => expect(said(asked, value)).toBe(false));
});

describe('ids of cart lines', () => {
  it.each<[unknown, number[]]>([
    [
      [1, '2', BIG],
      [1, 2, BIG],
    ],
    [[null, 5, null, ''], [5]],
    [[], []],
    ['', []],
    [null, []],
    [undefined, []],
  ])('%j is %j', (value, ids) => expect(said(lineIds, value)).toEqual(ids));
  it.each([
    {},
    { 0: 1, length: 1 },
    true,
    1,
    '1',
    '1,2',
    [true],
    [[1]],
    [{}],
    [1.5],
    [-1],
    [0],
    ['a'],
    [1e309],
    ['1\u0000'],
    Array.from({ length: 201 }, (_, at) => at + 1),
  ])('%j is refused', (value) => expect(said(lineIds, value)).toBe(BAD));
});

describe('one of some words', () => {
  const type = oneOf(['asc', 'desc']);
  it('is one of them', () => expect(said(type, 'asc')).toBe('asc'));
  it.each(EMPTY)('%j is none', (value) => expect(said(type, value)).toBeUndefined());
  it.each([
    ...THINGS,
    'ASC',
    'asc ',
    'asc;drop table orders',
    'toString',
    '__proto__',
    'asc\u0000',
    ['asc'],
    0,
  ])('%j is refused', (value) => expect(said(type, value)).toBe(BAD));
});
