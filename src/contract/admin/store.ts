// The stores, as staff edit them.
import { z } from 'zod';
import { decimal, isoTime, picture, textsShown } from '#contract/answer-values.ts';
import { flagged, optionalSlug, pictureName, texts, view } from '#contract/edited-values.ts';
import { scored } from '#contract/admin/score.ts';
import { resourceCalls } from '#contract/resource.ts';
import { ifSent, optionalText, text } from '#contract/values.ts';

const same = { name: z.string(), slug: z.string(), image: picture, public: z.boolean() };
/** The reason of staff for suspending it; empty: it is not suspended. */
const suspended = z.string();
/** The number of its products. */
const products = z.int();

const fields = {
  name: text(80),
  slug: optionalSlug,
  image: pictureName,
  about: texts(2000),
  country: optionalText(2).refine((code) => /^([A-Z]{2})?$/.test(code), 'invalid-input'),
  city: optionalText(80),
  public: flagged,
  /** The reason for hiding it: its owners read it. */
  hide_reason: ifSent(optionalText(500)),
};
const row = z.object({
  ...same,
  suspended,
  suspended_at: isoTime.nullable(),
  closed_at: isoTime.nullable(),
  /** Who runs it, owners first. */
  people: z.array(z.string()),
  products,
  /** Of its parcels of 90 days, in hundredths of a percent. */
  late_rate: z.int(),
  refunded_rate: z.int(),
  ...scored,
  /** In 90 days, in the market's currency. */
  sales: decimal,
  /** What the market owes it; null for people who may not see money. */
  balance: decimal.nullable(),
});

export type StoreFields = z.output<z.ZodObject<typeof fields>>;
export type StoreRow = { id: number } & z.output<typeof row>;

export const adminStoreCalls = resourceCalls({
  noun: 'store',
  plural: 'stores',
  permission: 'stores',
  fields,
  shown: {
    ...same,
    about: textsShown,
    country: z.string(),
    city: z.string(),
    suspended,
    closed_at: isoTime.nullable(),
    closed_reason: z.string(),
    products,
  },
  row: row.shape,
  sorts: ['name', 'products', 'late_rate', 'refunded_rate', 'score', 'sales'],
  filters: {
    view: view(
      'public',
      'hidden',
      'suspended',
      'closed',
      'trader-missing',
      'trader-changed',
      'unused',
      'late',
      'refunded',
      'sold-nothing',
    ),
  },
});
