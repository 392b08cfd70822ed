// The flash sales, as staff edit them, and what came of each.
import { z } from 'zod';
import { isoTime, textsShown } from '#contract/answer-values.ts';
import { amountText } from '#contract/amounts.ts';
import { flagged, texts, view } from '#contract/edited-values.ts';
import { bulkCalls } from '#contract/bulk.ts';
import { id } from '#contract/ids.ts';
import { resourceCalls } from '#contract/resource.ts';
import {
  ifSent,
  isEmpty,
  moment,
  optionalMoment,
  optionalNumber,
  optionalText,
  wholeNumber,
} from '#contract/values.ts';

/** In one sale. */
export const MOST_PRODUCTS = 500;
export const MOST_PIECES = 1_000_000_000;

/** How many one customer can buy at the price of a sale; nothing: as many as there are. */
export const perCustomer = z.preprocess(
  (sent) => (isEmpty(sent) ? undefined : sent),
  optionalNumber(1, MOST_PIECES),
);

/** Why it is taken away from stores: their owners read it. */
const reason = optionalText(500);

/** A product in a sale: its price there in the market’s currency, and how many are sold so. */
const product = z.object({
  product_id: id,
  price: amountText,
  quota: wholeNumber(1, MOST_PIECES),
  per_customer: perCustomer,
});
const productShown = z.object({
  product_id: z.int(),
  price: z.number(),
  quota: z.int(),
  per_customer: z.int().nullable(),
  /** In the round that runs. */
  sold: z.int(),
});

const fields = {
  title: texts(80),
  start_at: moment,
  end_at: moment,
  /** When it ends, another round of the same length begins, with fresh quotas. */
  renews: flagged,
  public: flagged,
  /** Until when stores propose products for it, not after its start; nothing: they take no part. */
  enrol_until: optionalMoment,
  /** How much below the regular price at least, and how many products of one store at most. */
  min_percent: optionalNumber(1, 99),
  per_store: optionalNumber(1, MOST_PRODUCTS),
  /** What stores agree to with that. */
  terms: texts(2000),
  /** Why products of stores leave it: their owners read it. */
  hide_reason: ifSent(reason),
  /** In the order in which customers see them. */
  products: z.preprocess(
    (sent) => (isEmpty(sent) ? [] : sent),
    z.array(product, 'invalid-input').max(MOST_PRODUCTS, 'invalid-input'),
  ),
};
const states = ['live', 'planned', 'over', 'off'] as const;
export type FlashSaleState = (typeof states)[number];

const same = {
  start_at: isoTime,
  end_at: isoTime,
  renews: z.boolean(),
  public: z.boolean(),
};
/** Of all rounds: pieces of orders that were not cancelled, and what they came to. */
const result = { sold: z.int(), revenue: z.number() };
const row = z.object({
  ...same,
  ...result,
  title: z.string(),
  products: z.int(),
  /** How many can still be sold at the price of the sale. */
  left: z.int(),
  state: z.enum(states),
  gaps: z.array(z.string()),
});

export type SaleProduct = z.output<typeof product>;
export type ShownSaleProduct = z.output<typeof productShown>;
export type FlashSaleFields = z.output<z.ZodObject<typeof fields>>;
export type FlashSaleRow = { id: number } & z.output<typeof row>;

const kind = {
  noun: 'flash-sale',
  plural: 'flash-sales',
  permission: 'catalogue',
  filters: { view: view(...states, 'gap') },
} as const;

export const adminFlashSaleCalls = {
  ...resourceCalls({
    ...kind,
    fields,
    shown: {
      ...same,
      ...result,
      title: textsShown,
      enrol_until: isoTime.nullable(),
      min_percent: z.int().nullable(),
      per_store: z.int().nullable(),
      terms: textsShown,
      products: z.array(productShown),
    },
    row: row.shape,
    sorts: ['title', 'start_at', 'end_at'],
  }),
  ...bulkCalls({ ...kind, acts: ['show', 'hide', 'end', 'delete'], given: { reason } }),
};
