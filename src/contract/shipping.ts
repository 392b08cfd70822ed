import { z } from 'zod';
import { decimal, flag } from '#contract/answer-values.ts';

/** A place that a rule ships to, with the price and the days. */
export const shippingPlace = z
  .object({
    id: z.int(),
    country: z.string(),
    state: z.string(),
    price: decimal,
    day_needed: z.int(),
    pickup_point: flag,
    pickup_price: decimal,
    pickup_phone: z.string(),
    pickup_address_line_1: z.string(),
    pickup_address_line_2: z.string(),
    pickup_zip: z.string(),
    pickup_state: z.string(),
    pickup_city: z.string(),
    pickup_country: z.string(),
    shipping_rule_id: z.int(),
    shipping_rule: z.object({ id: z.int(), title: z.string(), single_price: flag }).optional(),
  })
  .meta({ id: 'ShippingPlace' });
export const shippingRule = z
  .object({
    id: z.int(),
    title: z.string(),
    single_price: flag,
    shipping_places: z.array(shippingPlace),
  })
  .meta({ id: 'ShippingRule' });
export const bundleDeal = z.object({ id: z.int(), title: z.string(), buy: z.int(), free: z.int() });

/** `price` is an amount for each item for type 1, percent for type 2. */
export const taxRule = z.object({
  id: z.int(),
  title: z.string(),
  type: z.literal([1, 2]),
  price: z.number(),
});

export type ShippingPlace = z.output<typeof shippingPlace>;
export type ShippingRule = z.output<typeof shippingRule>;
