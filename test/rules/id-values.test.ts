// Ids, and lists of them, with values from a hostile or careless caller.
import { describe, expect, it } from 'vitest';
import { id, idList, lineId, lineIds, optionalId } from '#contract/ids.ts';
import { outcomeOf, EMPTY, NEEDED, THINGS, STRANGE_NUMBERS, BAD } from './hostile-values.ts';

const BIG = 9_007_199_254_740_991;

describe('an id', () => {
  it.each<[unknown, number]>([
    [1, 1],
    ['1', 1],
    ['0042', 42],
    [2_147_483_647, 2_147_483_647],
    ['2147483647', 2_147_483_647],
  ])('is read from %j as %i', (value, number) => expect(outcomeOf(id, value)).toBe(number));
  it.each(EMPTY)('that is left out (%j) is said to be required', (value) =>
    expect(outcomeOf(id, value)).toBe(NEEDED),
  );
  it.each([...THINGS, ...STRANGE_NUMBERS, 0, '0', -1, '-1', -0, '-0', 2_147_483_648, '2147483648'])(
    'is refused when it is %j',
    (value) => expect(outcomeOf(id, value)).toBe(BAD),
  );
});

describe('a cart line’s id', () => {
  it.each<[unknown, number]>([
    [BIG, BIG],
    [String(BIG), BIG],
    ['1', 1],
  ])('is read from %j as %i', (value, number) => expect(outcomeOf(lineId, value)).toBe(number));
  it.each([
    ...THINGS,
    ...STRANGE_NUMBERS,
    '9007199254740992',
    '9007199254740993',
    '9999999999999999',
    0,
    -1,
  ])('is refused when it is %j', (value) => expect(outcomeOf(lineId, value)).toBe(BAD));
});

describe('an id that may be left out', () => {
  it.each([...EMPTY, 0, '0', -0])('that is left out (%j) is null', (value) =>
    expect(outcomeOf(optionalId, value)).toBeNull(),
  );
  it('is a number when it is given', () =>
    expect([outcomeOf(optionalId, 7), outcomeOf(optionalId, '7')]).toEqual([7, 7]));
  it.each([...THINGS, ...STRANGE_NUMBERS, -1, '-1', '00', 2_147_483_648])(
    'is refused when it is %j',
    (value) => expect(outcomeOf(optionalId, value)).toBe(BAD),
  );
});

describe('a list of ids', () => {
  it.each<[unknown, number[]]>([
    ['1', [1]],
    ['1,2,3', [1, 2, 3]],
    ['3,1,3', [3, 1]],
    ['999999999', [999_999_999]],
  ])('is read from %j as %j', (value, ids) => expect(outcomeOf(idList, value)).toEqual(ids));
  it.each([...EMPTY, 0, '0'])('that is left out (%j) limits nothing', (value) =>
    expect(outcomeOf(idList, value)).toBeUndefined(),
  );
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
  ])('is refused when it is %j', (value) => expect(outcomeOf(idList, value)).toBe(BAD));
  it('holds at most a hundred', () =>
    expect(outcomeOf(idList, Array.from({ length: 150 }, (_, at) => at + 1).join())).toHaveLength(
      100,
    ));
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
  ])('is read from %j as %j', (value, ids) => expect(outcomeOf(lineIds, value)).toEqual(ids));
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
  ])('is refused when it is %j', (value) => expect(outcomeOf(lineIds, value)).toBe(BAD));
});
