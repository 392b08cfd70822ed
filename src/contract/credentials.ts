// The proofs of a person's identity.
import { z } from 'zod';
import { text } from '#contract/values.ts';

export const password = z
  .unknown()
  .optional()
  .refine((value) => value !== '' && value !== null && value !== undefined, {
    message: 'required',
    abort: true,
  })
  .pipe(z.string('invalid-input').max(200, 'invalid-input'));
export const optionalPassword = z.preprocess(
  (value) => (value === null || value === undefined ? '' : value),
  z.string('invalid-input').max(200, 'invalid-input'),
);

/** Six digits, as text or as a number. */
export const code = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  text(12),
);

/** The same, or the 43 characters of a letter's link. */
export const codeOrWord = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : value),
  text(43),
);
