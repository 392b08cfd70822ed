// What banners and slides share, as staff edit them.
import { z } from 'zod';
import { picture, textsShown } from '#contract/answer-values.ts';
import { scheduledFields, scheduledRow, scheduledShown } from '#contract/admin/scheduled.ts';
import { colour, ids, pictureName, texts } from '#contract/edited-values.ts';
import { optionalText, wholeNumber } from '#contract/values.ts';

/**
 * Its texts and picture, and its target: the products of `source_ids` (of the kind `source_type`),
 * or the address `url`.
 */
export const placedFields = {
  title: texts(120),
  detail: texts(300),
  action: texts(60),
  image: pictureName,
  image_alt: texts(250),
  ground: colour,
  source_type: wholeNumber(1, 6),
  source_ids: ids,
  url: optionalText(500),
  ...scheduledFields,
};
export const placedShown = {
  title: textsShown,
  detail: textsShown,
  action: textsShown,
  image: picture,
  image_alt: textsShown,
  ground: z.string(),
  source_type: z.int(),
  source_ids: z.array(z.int()),
  url: z.string(),
  ...scheduledShown,
};
export type PlacedFields = z.output<z.ZodObject<typeof placedFields>>;

export const placedRow = {
  title: z.string(),
  type: z.int(),
  image: picture,
  ...scheduledRow,
  gaps: z.array(z.string()),
};
