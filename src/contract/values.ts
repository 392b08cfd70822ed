// The pieces of shapes. An input comes from a query (all texts) or from JSON (real types): each
// piece takes both, and nothing else.
//
// A failed piece names its refusal in the message: `required`, `invalid-email` or
// `invalid-input`; the API translates it for the caller.
import { LANGUAGE_CODE } from '#base/language-code.ts';
import { z } from 'zod';
import { withoutTurns, withoutUnseen } from '#base/unseen.ts';
import { isVisitorToken } from '#base/visitor-token.ts';

export const isEmpty = (value: unknown) => value === '' || value === null || value === undefined;
const DIGITS = /^-?\d{1,16}$/;

/** A whole number from a number or from digits; never from `1e3`, ` 1`, true or a list. */
export function wholeOf(low: number, high: number) {
  return z.preprocess(
    (value) => (typeof value === 'string' && DIGITS.test(value) ? Number(value) : value),
    z.int('invalid-input').min(low, 'invalid-input').max(high, 'invalid-input'),
  );
}

/** Like `wholeOf`, and required. */
export const wholeNumber = (low: number, high: number) =>
  z
    .unknown()
    .optional()
    .refine((value) => !isEmpty(value), { message: 'required', abort: true })
    .pipe(wholeOf(low, high));

/** Like `wholeNumber`, and optional. */
export const optionalNumber = (low: number, high: number) =>
  z.preprocess((value) => (isEmpty(value) ? undefined : value), wholeOf(low, high).optional());

/**
 * A text of at most `longest` characters, without characters that change the direction of the text
 * around it; refused as required if it is missing, empty, or has nothing visible.
 */
export const text = (longest: number) =>
  z
    .unknown()
    .optional()
    .refine((value) => !isEmpty(value), { message: 'required', abort: true })
    .pipe(
      z
        .string('invalid-input')
        .overwrite(withoutTurns)
        .trim()
        .min(1, { error: 'required', abort: true })
        .refine((value) => withoutUnseen(value).trim() !== '', 'required')
        .max(longest, 'invalid-input')
        .refine(printable, 'invalid-input'),
    );

/** A text, such as a gateway's or a bank's number, that clients may also send as a JSON number. */
export const numeric = <T extends z.ZodType>(shape: T) =>
  z.preprocess((value) => (Number.isSafeInteger(value) ? String(value) : value), shape);

/** A pasted code: `shape` gets it without invisible characters. */
export const pasted = <T extends z.ZodType>(shape: T) =>
  z.preprocess((value) => (typeof value === 'string' ? withoutUnseen(value) : value), shape);

/** An optional text; empty if absent. */
export const optionalText = (longest: number) =>
  z.preprocess(
    (value) => (isEmpty(value) ? '' : value),
    z
      .string('invalid-input')
      .overwrite(withoutTurns)
      .trim()
      .max(longest, 'invalid-input')
      .refine(printable, 'invalid-input'),
  );

/** A tax number as its holder writes it, or empty: letters, digits and separators. */
export const taxNumber = optionalText(40).refine(
  (value) => /^([A-Za-z0-9][A-Za-z0-9 ./-]*)?$/.test(value),
  'invalid-input',
);

const LANGUAGE = new RegExp(`^${LANGUAGE_CODE}$`);

/**
 * A text in several languages by code (`{"en": "Lamps"}`); empty ones are left out. The market
 * decides which languages are required.
 */
export const texts = (longest: number) =>
  z.preprocess(
    (value) =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).filter(([, item]) => !isEmpty(item)))
        : isEmpty(value)
          ? {}
          : value,
    z.record(z.string().regex(LANGUAGE, 'invalid-input'), text(longest), 'invalid-input'),
  );

/** A field that older clients do not send: it is then undefined, and stays unchanged. */
export const ifSent = <T extends z.ZodType>(shape: T) => z.union([z.undefined(), shape]).optional();

export const email = z
  .unknown()
  .optional()
  .refine((value) => !isEmpty(value), { message: 'required', abort: true })
  .pipe(
    z
      .string('invalid-email')
      .overwrite(withoutUnseen)
      .trim()
      .max(254, 'invalid-email')
      .regex(/^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\.]+(\.[^\s@<>"(),:;\\.]+)+$/, 'invalid-email')
      .refine(printable, 'invalid-email'),
  );

/** The number of a list's page; absent and 0 mean the first. */
export const page = z.preprocess(
  (value) => (isEmpty(value) || value === 0 || value === '0' ? 1 : value),
  wholeOf(1, 100_000),
);

/** The visitor's token, if it has the right shape; anything else counts as no token. */
export const userToken = z.string().refine(isVisitorToken).optional().catch(undefined);

/** An IANA zone name, roughly checked; the API checks it fully. */
export const timeZone = z.string().max(64).optional().catch(undefined);

/** `true` as a boolean or a text. */
export const booleanInput = z
  .unknown()
  .optional()
  .transform((value) => value === true || value === 'true' || value === 1 || value === '1')
  .meta({ type: 'boolean' });

/** A country code (ISO 3166-1 alpha-2), in upper or lower case. */
export const countryCode = text(2).pipe(
  z
    .string()
    .regex(/^[A-Za-z]{2}$/, 'invalid-input')
    .toUpperCase(),
);

/** A day such as `2026-11-22`; null if absent. */
export const optionalDay = z.preprocess(
  (value) => (isEmpty(value) ? null : value),
  z.iso.date('invalid-input').nullable(),
);

/** A moment with its zone (`2026-11-22T10:00:00Z`), in 2000 to 2199; null if empty. */
export const optionalMoment = z.preprocess(
  (value) => (isEmpty(value) ? null : value),
  z.iso
    .datetime({ offset: true, error: 'invalid-input' })
    .refine((value) => /^2[01]/.test(isoOf(value)), 'invalid-input')
    .transform(isoOf)
    .nullable(),
);

/** Like `optionalMoment`, and required. */
export const moment = z
  .unknown()
  .optional()
  .refine((value) => !isEmpty(value), { message: 'required', abort: true })
  .pipe(
    z.iso
      .datetime({ offset: true, error: 'invalid-input' })
      .refine((value) => /^2[01]/.test(isoOf(value)), 'invalid-input')
      .transform(isoOf),
  );

/** Files of a multipart form, or none. */
export const files = (most: number) =>
  z.preprocess(
    (value) => (isEmpty(value) ? [] : value),
    z.array(z.file(), 'invalid-input').max(most, 'invalid-input'),
  );

/** One of these words; absent is refused as required. */
export const choice = <const W extends readonly [string, ...string[]]>(words: W) =>
  z
    .unknown()
    .optional()
    .refine((value) => !isEmpty(value), { message: 'required', abort: true })
    .pipe(z.enum(words, 'invalid-input'));

/** One of these words, or none. */
export const oneOf = <const W extends readonly [string, ...string[]]>(words: W) =>
  z.preprocess(
    (value) => (isEmpty(value) ? undefined : value),
    z.enum(words, 'invalid-input').optional(),
  );

/** Whether a text has no control characters except tabs and line ends. */
export function printable(value: string): boolean {
  return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value);
}

/** In UTC; empty if there is no such moment. */
function isoOf(value: string): string {
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? '' : at.toISOString();
}
