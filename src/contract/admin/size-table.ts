// The size table of a category, as staff write it: a head of columns, and rows of the same length.
import { z } from 'zod';
import { textsShown } from '#contract/answer-values.ts';
import { texts } from '#contract/values.ts';

const MOST = { columns: 12, rows: 40, letters: 60 };
const unit = z.literal(['', 'cm'], 'invalid-input');

/** A measure in a column of centimetres, `86`, `23.5` or `86–90`; otherwise a text by language. */
const cell = z.union(
  [z.string().max(MOST.letters, 'invalid-input'), texts(MOST.letters)],
  'invalid-input',
);

/** A size table in an input. */
export const sentSizeTable = z.object({
  title: texts(MOST.letters),
  columns: z
    .array(z.object({ title: texts(MOST.letters), unit }), 'invalid-input')
    .min(1, 'required')
    .max(MOST.columns, 'invalid-input'),
  rows: z
    .array(z.array(cell, 'invalid-input').max(MOST.columns, 'invalid-input'), 'invalid-input')
    .min(1, 'required')
    .max(MOST.rows, 'invalid-input'),
});

/** A size table as opened for editing. */
export const shownSizeTable = z
  .object({
    title: textsShown,
    columns: z.array(z.object({ title: textsShown, unit })),
    rows: z.array(z.array(z.union([z.string(), textsShown]))),
  })
  .meta({ id: 'CategorySizeTable' });

export type WrittenSizeTable = z.output<typeof shownSizeTable>;
