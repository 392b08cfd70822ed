// What a market is set up with, besides texts.
import { z } from 'zod';
import { knownLanguages } from '#contract/known-languages.ts';
import { isEmpty, text } from '#contract/values.ts';

const language = z.enum(
  knownLanguages.map((known) => known.code),
  'invalid-input',
);
/** The languages of the market without duplicates, the main one first. */
export const languages = z
  .unknown()
  .optional()
  .refine((value) => !isEmpty(value), { message: 'required', abort: true })
  .pipe(
    z
      .array(language, 'invalid-input')
      .min(1, 'required')
      .refine((codes) => new Set(codes).size === codes.length, 'invalid-input'),
  );
/** A currency code (ISO 4217), in upper or lower case. */
export const currency = text(3).pipe(
  z
    .string()
    .toUpperCase()
    .refine((value) => Intl.supportedValuesOf('currency').includes(value), 'invalid-input'),
);
