// The vouchers of the market and of its stores, as staff edit them.
import { z } from 'zod';
import { isoTime, textsShown } from '#contract/answer-values.ts';
import { amountText, optionalAmount } from '#contract/amounts.ts';
import { flagged, ids, texts, view } from '#contract/edited-values.ts';
import { of, optionalId } from '#contract/ids.ts';
import { bulkCalls } from '#contract/bulk.ts';
import { resourceCalls } from '#contract/resource.ts';
import { choice, ifSent, moment, optionalText, text, wholeNumber } from '#contract/values.ts';

/** The reason for taking it away from stores: their owners read it. */
const reason = optionalText(500);

const KINDS = ['percent', 'flat'] as const;
export const MOST_USES = 1_000_000_000;

/** Letters, digits and hyphens, in upper or lower case. */
const code = text(32).pipe(
  z
    .string()
    .toUpperCase()
    .regex(/^[A-Z0-9-]{4,32}$/, 'invalid-input'),
);

/** The fields of a voucher, whoever pays for it. */
export const voucherFields = {
  title: texts(80),
  code,
  /** Percent of the goods, with up to two decimals; or an amount in the market’s currency. */
  kind: choice(KINDS),
  amount: amountText,
  /** The limit of the discount; empty: none. And the minimum total of its goods. */
  capped_price: optionalAmount,
  min_spend: amountText,
  start_at: moment,
  end_at: moment,
  usage_limit: wholeNumber(1, MOST_USES),
  limit_per_customer: wholeNumber(1, MOST_USES),
  /** The products and categories that it applies to. Empty: all. */
  product_ids: of('product', ids),
  category_ids: of('category', ids),
  /** Whether everybody sees it, and whether it can be used at all. */
  listed: flagged,
  public: flagged,
};
const fields = {
  ...voucherFields,
  /** The store that pays for it, to whose goods alone it applies; null: the market pays. */
  store_id: of('store', optionalId),
  /** The stores to whose goods it applies. Empty: all. */
  store_ids: of('store', ids),
  /** The reason for ending a store's voucher: its owners read it. */
  hide_reason: ifSent(reason),
};
/** Switched off, expired, used up, not started, or none of these. */
export const voucherStates = ['live', 'planned', 'used-up', 'over', 'off'] as const;
export type VoucherState = (typeof voucherStates)[number];

/** The fields in lists and forms. */
export const voucherSame = {
  code: z.string(),
  kind: z.enum(KINDS),
  amount: z.number(),
  start_at: isoTime,
  end_at: isoTime,
  usage_limit: z.int(),
  used: z.int(),
  listed: z.boolean(),
  public: z.boolean(),
};
const row = z.object({
  ...voucherSame,
  title: z.string(),
  /** Who pays for it; empty: the market. */
  store: z.string(),
  state: z.enum(voucherStates),
  gaps: z.array(z.string()),
});

export type VoucherFields = z.output<z.ZodObject<typeof fields>>;
export type VoucherRow = { id: number } & z.output<typeof row>;

const kind = {
  noun: 'voucher',
  plural: 'vouchers',
  permission: 'catalogue',
  filters: { view: view(...voucherStates, 'gap'), store: optionalId },
} as const;

/** All fields, whoever pays for it. */
export const voucherShown = {
  ...voucherSame,
  title: textsShown,
  capped_price: z.number().nullable(),
  min_spend: z.number(),
  limit_per_customer: z.int(),
  product_ids: z.array(z.int()),
  category_ids: z.array(z.int()),
  /** The number of orders with it that were not cancelled, and their total discount. */
  orders: z.int(),
  cost: z.number(),
};
const shown = {
  ...voucherShown,
  store_id: z.int().nullable(),
  store_ids: z.array(z.int()),
};

export const adminVoucherCalls = {
  ...resourceCalls({
    ...kind,
    fields,
    shown,
    row: row.shape,
    sorts: ['code', 'used', 'end_at'],
  }),
  ...bulkCalls({ ...kind, acts: ['show', 'hide', 'end', 'delete'], given: { reason } }),
};
