// What a hostile or careless caller sends where a value is expected, and how it is refused.
import type { z } from 'zod';

/** What a shape makes of a value; `refused: …` when it does not accept it. */
export const outcomeOf = (shape: z.ZodType, value: unknown): unknown => {
  const { success, data, error } = shape.safeParse(value);
  return success ? data : `refused: ${error?.issues[0]?.message}`;
};
export const BAD = 'refused: invalid-input';
export const NEEDED = 'refused: required';
/** What only JSON can carry. The last cannot become a text or a number. */
export const THINGS: unknown[] = [
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
export const STRANGE_NUMBERS: unknown[] = [
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
export const EMPTY: unknown[] = ['', null, undefined];
