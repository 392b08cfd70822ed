// The pieces that shapes are made of. An input comes from a query (all texts) or from JSON (real
// types): each piece takes both, and nothing else.
//
// A failed piece names its refusal in the message: `required`, `invalid-email` or
// `invalid-input`; the door says it in the caller's language.
import { z } from 'zod';
import { isVisitorToken } from '#base/visitor-token.ts';
import { most } from '#contract/constants.ts';

const empty = (value: unknown) => value === '' || value === null || value === undefined;
const DIGITS = /^-?\d{1,16}$/;

/** A whole number from a number or from digits; never from `1e3`, ` 1`, true or a list. */
function whole(low: number, high: number) {
  return z.preprocess(
    (value) => (typeof value === 'string' && DIGITS.test(value) ? Number(value) : value),
    z.int('invalid-input').min(low, 'invalid-input').max(high, 'invalid-input'),
  );
}

/** As `whole`, and required: nothing at all is refused as such. */
export const wholeNumber = (low: number, high: number) =>
  z
    .unknown()
    .optional()
    .refine((value) => !empty(value), { message: 'required', abort: true })
    .pipe(whole(low, high));
export const id = wholeNumber(1, 2_147_483_647);
export const lineId = wholeNumber(1, Number.MAX_SAFE_INTEGER);
/** An id that may be left out: nothing, empty text and 0 are null. */
export const optionalId = z.preprocess(
  (value) => (empty(value) || value === 0 || value === '0' ? null : value),
  whole(1, 2_147_483_647).nullable(),
);

/**
 * What an input's id can be of, with the state that its call wants it in. The isolation test walks
 * every call that takes one.
 */
export type Thing =
  | 'product'
  | 'inventory'
  | 'flash-sale'
  | 'store'
  | 'address'
  | 'cart-line'
  | 'order'
  | 'cancelled-order'
  | 'delivered-order'
  | 'reviewed-product'
  | 'parcel'
  | 'confirmed-parcel'
  | 'review'
  | 'session'
  | 'pending-parcel'
  | 'picked-parcel'
  | 'moving-parcel'
  | 'application'
  | 'suspended-store'
  | 'account'
  | 'staff-account'
  | 'paid-order'
  | 'paid-parcel'
  | 'payment'
  | 'wrong-payment'
  | 'hand-refund'
  | 'outside-refund'
  | 'dispute'
  | 'disputed-payment'
  | 'transfer'
  | 'proven-transfer'
  | 'receipt'
  | 'order-by-bank'
  | 'commission-rule'
  | 'payout'
  | 'approval'
  | 'settlement'
  | 'category'
  | 'paper'
  | 'bank-statement'
  | 'bank-entry'
  | 'ignored-bank-entry'
  | 'bank-csv';
/** As `wholeNumber`, and may be left out. */
export const optionalNumber = (low: number, high: number) =>
  z.preprocess((value) => (empty(value) ? undefined : value), whole(low, high).optional());
/** Says of what an id is. */
export const of = <T extends z.ZodType>(thing: Thing, shape: T): T =>
  shape.meta({ 'x-thing': thing });
export const idOf = (thing: Thing) => of(thing, id);

/** A text of at most so many characters; empty or missing is refused as required. */
export const text = (longest: number) =>
  z
    .unknown()
    .optional()
    .refine((value) => !empty(value), { message: 'required', abort: true })
    .pipe(
      z
        .string('invalid-input')
        .trim()
        .min(1, 'required')
        .max(longest, 'invalid-input')
        .refine(printable, 'invalid-input'),
    );
/** A text that may be left out, then empty. */
export const optionalText = (longest: number) =>
  z.preprocess(
    (value) => (empty(value) ? '' : value),
    z
      .string('invalid-input')
      .trim()
      .max(longest, 'invalid-input')
      .refine(printable, 'invalid-input'),
  );

/**
 * A tax number as its holder writes it, or nothing: letters, digits and what stands between them.
 */
export const taxNumber = optionalText(40).refine(
  (value) => /^([A-Za-z0-9][A-Za-z0-9 ./-]*)?$/.test(value),
  'invalid-input',
);
/** A field that clients of before do not send: then it is undefined, and stays as it was. */
export const ifSent = <T extends z.ZodType>(shape: T) => z.union([z.undefined(), shape]).optional();

export const email = z
  .unknown()
  .optional()
  .refine((value) => !empty(value), { message: 'required', abort: true })
  .pipe(
    z
      .string('invalid-email')
      .trim()
      .max(254, 'invalid-email')
      .regex(/^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\.]+(\.[^\s@<>"(),:;\\.]+)+$/, 'invalid-email')
      .refine(printable, 'invalid-email'),
  );

/** The number of a list's page; nothing means the first. */
export const page = z.preprocess((value) => (empty(value) ? 1 : value), whole(1, 100_000));
/** The visitor's token, when one was sent in the right shape; anything else is nobody. */
export const userToken = z.string().refine(isVisitorToken).optional().catch(undefined);
/** An IANA zone name, loosely; the door checks it. */
export const timeZone = z.string().max(64).optional().catch(undefined);
/** A comma list of ids as a filter; empty means none. */
export const idList = z.preprocess(
  (value) => (empty(value) || value === 0 || value === '0' ? undefined : value),
  z
    .string('invalid-input')
    .max(1200, 'invalid-input')
    .regex(/^\d{1,9}(,\d{1,9})*$/, 'invalid-input')
    .transform((value) => [...new Set(value.split(',').map(Number))].slice(0, most.ids))
    .optional(),
);
/** A positive decimal amount as a filter, as a text; empty and 0 mean none. */
export const amountFilter = z.preprocess(
  (value) =>
    empty(value) || value === 0 || (typeof value === 'string' && Number(value) === 0)
      ? undefined
      : typeof value === 'number'
        ? String(value)
        : value,
  z
    .string('invalid-input')
    .regex(/^\d{1,12}(\.\d{1,4})?$/, 'invalid-input')
    .optional(),
);
/** `true` as a boolean or its text. */
export const asked = z
  .unknown()
  .optional()
  .transform((value) => value === true || value === 'true' || value === 1 || value === '1')
  .meta({ type: 'boolean' });
/** Ids of cart lines; holes in the list (older clients send them) are passed over. */
export const lineIds = z.preprocess(
  (value) =>
    empty(value) ? [] : Array.isArray(value) ? value.filter((item) => !empty(item)) : value,
  z.array(lineId, 'invalid-input').max(most.ids * 2, 'invalid-input'),
);
const amountOf = (pattern: RegExp) =>
  z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : value),
    z.string('invalid-input').trim().regex(pattern, 'invalid-input'),
  );
/** A decimal amount as text; nothing is 0. */
export const amountText = z.preprocess(
  (value) => (empty(value) ? '0' : value),
  amountOf(/^\d{1,12}(\.\d{1,3})?$/),
);
/** A decimal amount as text, or nothing: empty. */
export const optionalAmount = z.preprocess(
  (value) => (empty(value) ? '' : value),
  amountOf(/^(\d{1,12}(\.\d{1,3})?)?$/),
);
/** A decimal amount above or below zero, as text. */
export const signedAmount = z
  .unknown()
  .optional()
  .refine((value) => !empty(value), { message: 'required', abort: true })
  .pipe(amountOf(/^-?\d{1,12}(\.\d{1,3})?$/));
/** A day as `2026-11-22`, or nothing: null. */
export const optionalDay = z.preprocess(
  (value) => (empty(value) ? null : value),
  z.iso.date('invalid-input').nullable(),
);
/** Files of a multipart form, or none. */
export const files = (most: number) =>
  z.preprocess(
    (value) => (empty(value) ? [] : value),
    z.array(z.file(), 'invalid-input').max(most, 'invalid-input'),
  );
/** One of these words; nothing at all is refused as required. */
export const choice = <const W extends readonly [string, ...string[]]>(words: W) =>
  z
    .unknown()
    .optional()
    .refine((value) => !empty(value), { message: 'required', abort: true })
    .pipe(z.enum(words, 'invalid-input'));
/** One of these words, or none. */
export const oneOf = <const W extends readonly [string, ...string[]]>(words: W) =>
  z.preprocess(
    (value) => (empty(value) ? undefined : value),
    z.enum(words, 'invalid-input').optional(),
  );

/** Whether a text has no control characters but tabs and ends of lines. */
export function printable(value: string): boolean {
  return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(value);
}

// what answers are made of

/** Money as a decimal JSON number in the shop's currency. */
export const decimal = z.number();
export const yesNo = z.literal([1, 2]);
export const flag = z.literal([0, 1]);
/** A picture's file name below `img_src_url`; empty: `default_image`. */
export const picture = z.string();
export const isoTime = z.iso.datetime();
/** A day without a zone: `2026-11-22`. */
export const isoDay = z.iso.date();

/** The pagination object of section 1.4. */
export const pageOf = <T extends z.ZodType>(shape: T) =>
  z.object({
    current_page: z.int(),
    data: z.array(shape),
    first_page_url: z.string(),
    from: z.int().nullable(),
    last_page: z.int(),
    last_page_url: z.string(),
    links: z.array(
      z.object({ url: z.string().nullable(), label: z.string(), active: z.boolean() }),
    ),
    next_page_url: z.string().nullable(),
    path: z.string(),
    per_page: z.int(),
    prev_page_url: z.string().nullable(),
    to: z.int().nullable(),
    total: z.int(),
  });
