// The pictures and variants of a product, as they are sent and returned.
import { z } from 'zod';
import { picture, textsShown } from '#contract/answer-values.ts';
import { optionalAmount } from '#contract/amounts.ts';
import { pictureName, texts } from '#contract/edited-values.ts';
import { id, idsOf } from '#contract/ids.ts';
import { optionalText, wholeOf } from '#contract/values.ts';

const MOST_VALUES = 60;
const MOST_OPTIONS = 6;
const MOST_GRAMS = 10_000_000;
const MOST_PIECES = 10_000_000;

const whole = (most: number) =>
  z.preprocess(
    (value) => (value === undefined || value === '' ? null : value),
    wholeOf(0, most).nullable(),
  );
/** The value of an attribute that a variant has. */
const chosen = { attribute_id: z.int(), value_id: z.int() };

/** A further picture; with attribute values, it belongs to the variants that have these. */
export const productPicture = {
  sent: z.object({
    image: pictureName.refine((name) => name !== '', 'required'),
    value_ids: idsOf(MOST_VALUES),
    /** The alternative text. */
    alt: texts(250),
  }),
  shown: z.object({ image: picture, value_ids: z.array(z.int()), alt: textsShown }),
};

/**
 * A variant, identified by its choice. Without a price, the product's own applies. `stock` is the
 * new stock, set by a person who saw `stock_seen`: items sold meanwhile are subtracted.
 */
export const productVariant = {
  sent: z.object({
    choice: z.preprocess(
      (sent) => sent ?? [],
      z
        .array(z.object({ attribute_id: id, value_id: id }), 'invalid-input')
        .max(MOST_OPTIONS, 'invalid-input'),
    ),
    sku: optionalText(80),
    price: optionalAmount,
    weight: whole(MOST_GRAMS),
    stock: whole(MOST_PIECES),
    stock_seen: whole(MOST_PIECES),
  }),
  shown: z.object({
    id: z.int(),
    choice: z.array(z.object(chosen)),
    sku: z.string(),
    price: z.number().nullable(),
    /** In grams. */
    weight: z.int(),
    stock: z.int(),
    stock_seen: z.int(),
  }),
};
export type SentPicture = z.output<typeof productPicture.sent>;
export type SentVariant = z.output<typeof productVariant.sent>;
export type ShownVariant = z.output<typeof productVariant.shown>;
