// A product that a store proposes for a flash sale, as sellers and staff see it.
import { z } from 'zod';
import { amountText } from '#contract/amounts.ts';
import { MOST_PIECES, perCustomer } from '#contract/admin/flash-sale.ts';
import { decimal, isoTime, picture } from '#contract/answer-values.ts';
import { wholeNumber } from '#contract/values.ts';

/**
 * Lapsed: the sale has begun, and nobody decided. Removed: it was in the sale, and staff have taken
 * it out.
 */
export const enrolmentStates = [
  'sent',
  'approved',
  'refused',
  'withdrawn',
  'removed',
  'lapsed',
] as const;
export type EnrolmentState = (typeof enrolmentStates)[number];

export const enrolmentVersion = wholeNumber(1, 2_147_483_647);

/** The price in the sale, how many are sold at it, and how many to one customer. */
export const deal = {
  price: amountText,
  quota: wholeNumber(1, MOST_PIECES),
  per_customer: perCustomer,
};

/** What both see of one. `percent`: below the lower of the regular price then and now. */
export const enrolmentShown = {
  id: z.int(),
  version: z.int(),
  state: z.enum(enrolmentStates),
  sale: z.object({ id: z.int(), title: z.string(), start_at: isoTime, end_at: isoTime }),
  product: z.object({ id: z.int(), title: z.string(), image: picture }),
  price: decimal,
  /** What the product costs outside of sales, now. */
  regular: decimal,
  percent: z.int(),
  quota: z.int(),
  per_customer: z.int().nullable(),
  reason: z.string(),
  sent_at: isoTime,
  decided_at: isoTime.nullable(),
};
