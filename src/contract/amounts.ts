// Amounts of money in inputs.
import { z } from 'zod';
import { isEmpty } from '#contract/values.ts';

/**
 * The shapes of amounts, and whether they may be negative. openapi.json does not contain this; the
 * tests attack every field with one of these shapes.
 */
export const amountShapes = z.registry<{ signed: boolean }>();

/** A positive decimal amount in a filter, as text; empty and 0 mean none. */
export const amountFilter = z
  .preprocess(
    (value) =>
      isEmpty(value) || value === 0 || (typeof value === 'string' && Number(value) === 0)
        ? undefined
        : typeof value === 'number'
          ? String(value)
          : value,
    z
      .string('invalid-input')
      .regex(/^\d{1,12}(\.\d{1,4})?$/, 'invalid-input')
      .optional(),
  )
  .register(amountShapes, { signed: false });

const amountOf = (pattern: RegExp) =>
  z.preprocess(
    (value) => (typeof value === 'number' ? String(value) : value),
    z.string('invalid-input').trim().regex(pattern, 'invalid-input'),
  );

/** A decimal amount as text; absent means 0. */
export const amountText = z
  .preprocess((value) => (isEmpty(value) ? '0' : value), amountOf(/^\d{1,12}(\.\d{1,3})?$/))
  .register(amountShapes, { signed: false });

/** A decimal amount as text, or empty if absent. */
export const optionalAmount = z
  .preprocess((value) => (isEmpty(value) ? '' : value), amountOf(/^(\d{1,12}(\.\d{1,3})?)?$/))
  .register(amountShapes, { signed: false });

/** A decimal amount as text, positive or negative. */
export const signedAmount = z
  .unknown()
  .optional()
  .refine((value) => !isEmpty(value), { message: 'required', abort: true })
  .pipe(amountOf(/^-?\d{1,12}(\.\d{1,3})?$/))
  .register(amountShapes, { signed: true });
