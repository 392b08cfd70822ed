// What the lists of a customer share.
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { oneOf, optionalText, page, timeZone } from '#contract/values.ts';

export const listedRow = {
  id: z.int(),
  user_id: z.int(),
  created_at: isoTime,
  created: z.string(),
};

/** A product on a customer's wish list or comparison. */
export const listedProduct = z
  .object({ ...listedRow, product_id: z.int() })
  .meta({ id: 'ListedProduct' });
export type ListedProduct = z.output<typeof listedProduct>;

export const listedFilters = z.object({
  time_zone: timeZone,
  order_by: oneOf(['created_at', 'title', 'price']),
  type: oneOf(['asc', 'desc']),
  page,
  q: optionalText(200),
});
export type ListedQuery = z.output<typeof listedFilters>;
