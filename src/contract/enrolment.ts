// A product that a store enters in a flash sale, for sellers and staff.
import { z } from 'zod';
import { amountText } from '#contract/amounts.ts';
import { MOST_PIECES, perCustomer } from '#contract/admin/flash-sale.ts';
import { decimal, isoTime, picture } from '#contract/answer-values.ts';
import { wholeNumber } from '#contract/values.ts';

/** Lapsed: the sale has begun without a decision. Removed: staff took it out of the sale. */
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

/** The price in the sale, the quantity at that price, and the limit for each customer. */
export const deal = {
  price: amountText,
  quota: wholeNumber(1, MOST_PIECES),
  per_customer: perCustomer,
};

/**
 * The fields that both see. `percent`: the discount on the lower of the regular prices then and
 * now.
 */
export const enrolmentShown = {
  id: z.int(),
  version: z.int(),
  state: z.enum(enrolmentStates),
  sale: z.object({ id: z.int(), title: z.string(), start_at: isoTime, end_at: isoTime }),
  product: z.object({ id: z.int(), title: z.string(), image: picture }),
  price: decimal,
  /** The present price of the product outside sales. */
  regular: decimal,
  percent: z.int(),
  quota: z.int(),
  per_customer: z.int().nullable(),
  reason: z.string(),
  sent_at: isoTime,
  decided_at: isoTime.nullable(),
};
