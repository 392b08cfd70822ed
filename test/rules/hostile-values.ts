// Values from a hostile or careless caller, and how they are refused.
import type { z } from 'zod';

/** The result of parsing a value; `refused: …` if it is refused. */
export const outcomeOf = (shape: z.ZodType, value: unknown): unknown => {
  const { success, data, error } = shape.safeParse(value);
  return success ? data : `refused: ${error?.issues[0]?.message}`;
};
export const BAD = 'refused: invalid-input';
export const NEEDED = 'refused: required';
/** Values that only JSON can carry. The last cannot be converted to a text or a number. */
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
