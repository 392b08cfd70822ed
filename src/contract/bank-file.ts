// A bank file in an input: a text, bytes in Base64, or a file of a form.
import { z } from 'zod';
import { optionalText, printable } from '#contract/values.ts';

const MOST_LETTERS = 240_000;
const BASE64 = /^[A-Za-z0-9+/\s]*={0,2}$/;

/** Exactly one of the three; the handler refuses if all are absent (`fileIn` in api/v1/bank.ts). */
export const bankFile = {
  content: z.preprocess(
    (value) => value ?? '', // keeps blanks, because lines are counted
    z.string('invalid-input').max(MOST_LETTERS, 'invalid-input').refine(printable, 'invalid-input'),
  ),
  base64: optionalText(MOST_LETTERS).refine((value) => BASE64.test(value), 'invalid-input'),
  file: z.preprocess(
    (value) => value ?? [],
    z.array(z.file(), 'invalid-input').max(1, 'invalid-input'),
  ),
};
export type BankFile = { content: string; base64: string; file: File[] };
