// The rule of a collection that selects its products automatically.
import { z } from 'zod';
import { optionalAmount } from '#contract/amounts.ts';
import { idsOf } from '#contract/ids.ts';
import { choice, wholeNumber, wholeOf } from '#contract/values.ts';

export const RULE_CONDITIONS = [
  'category',
  'brand',
  'tag',
  'store',
  'price',
  'discounted',
  'new',
  'in-stock',
] as const;
export type RuleCondition = (typeof RULE_CONDITIONS)[number];
export const RULE_SORTS = ['newest', 'price-low', 'price-high', 'best-sold', 'rating'] as const;
export type RuleSort = (typeof RULE_SORTS)[number];
export const RULE_MATCHES = ['all', 'any'] as const;

const MOST_CONDITIONS = 20;
const MOST_IDS = 100;
const MOST_DAYS = 3650;
const MOST_PRODUCTS = 500;

/**
 * One condition. A product must have one of the `ids` (a category includes those below it), have a
 * price of `from` … `to` outside flash sales, or be made within `days`.
 */
const condition = z.object({
  by: choice(RULE_CONDITIONS),
  ids: idsOf(MOST_IDS),
  from: optionalAmount,
  to: optionalAmount,
  days: z.preprocess(
    (value) => (value === undefined || value === '' ? null : value),
    wholeOf(1, MOST_DAYS).nullable(),
  ),
});
/** Null: chosen by hand. */
export const collectionRule = {
  sent: z
    .object({
      match: choice(RULE_MATCHES),
      conditions: z.preprocess(
        (sent) => sent ?? [],
        z
          .array(condition, 'invalid-input')
          .min(1, 'required')
          .max(MOST_CONDITIONS, 'invalid-input'),
      ),
      sort: choice(RULE_SORTS),
      most: wholeNumber(1, MOST_PRODUCTS),
    })
    .nullish()
    .default(null),
  shown: z
    .object({
      match: z.enum(RULE_MATCHES),
      conditions: z.array(
        z.object({
          by: z.enum(RULE_CONDITIONS),
          ids: z.array(z.int()),
          from: z.string(),
          to: z.string(),
          days: z.int().nullable(),
        }),
      ),
      sort: z.enum(RULE_SORTS),
      most: z.int(),
    })
    .nullable(),
};
export type SentRule = NonNullable<z.output<typeof collectionRule.sent>>;
export type ShownRule = NonNullable<z.output<typeof collectionRule.shown>>;
