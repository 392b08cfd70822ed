// The flash sales, as staff edit them, and the result of each.
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

/** The most in one sale. */
export const MOST_PRODUCTS = 500;
export const MOST_PIECES = 1_000_000_000;

/** The limit for each customer at the sale's price; empty: no limit. */
export const perCustomer = z.preprocess(
  (sent) => (isEmpty(sent) ? undefined : sent),
  optionalNumber(1, MOST_PIECES),
);

/** The reason for taking something away from stores: their owners read it. */
const reason = optionalText(500);

/** A product in a sale: its price there in the market’s currency, and the quantity at it. */
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
  /** In the current round. */
  sold: z.int(),
});

const fields = {
  title: texts(80),
  start_at: moment,
  end_at: moment,
  /** When it ends, another round of the same length starts, with fresh quotas. */
  renews: flagged,
  public: flagged,
  /** Until when stores can enter products, at most until its start; empty: they cannot. */
  enrol_until: optionalMoment,
  /** The least discount on the regular price, and the most products of one store. */
  min_percent: optionalNumber(1, 99),
  per_store: optionalNumber(1, MOST_PRODUCTS),
  /** The terms that stores accept by entering. */
  terms: texts(2000),
  /** The reason for removing stores' products: their owners read it. */
  hide_reason: ifSent(reason),
  /** In the order of the shop. */
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
/** In all rounds: items of orders that were not cancelled, and their revenue. */
const result = { sold: z.int(), revenue: z.number() };
const row = z.object({
  ...same,
  ...result,
  title: z.string(),
  products: z.int(),
  /** The quantity that is left at the sale's price. */
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
