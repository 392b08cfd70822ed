// The market's own shipping rules with their places, as staff edit them; those of sellers are not
// included.
import { z } from 'zod';
import { textsShown } from '#contract/answer-values.ts';
import { amountText } from '#contract/amounts.ts';
import { flagged, texts, view } from '#contract/edited-values.ts';
import { bulkCalls } from '#contract/bulk.ts';
import { resourceCalls } from '#contract/resource.ts';
import { isEmpty, optionalText, text, wholeNumber } from '#contract/values.ts';

const MOST_PLACES = 1000;
const MOST_DAYS = 365;
/** A country's code, or everywhere. */
const country = text(3).pipe(z.string().regex(/^([A-Z]{2}|ALL)$/, 'invalid-input'));
/** The code of one of its states, or the whole country. */
const state = text(10);

/** A place that it ships to. Prices are in the market's currency. */
const place = z.object({
  country,
  state: state.default('ALL'),
  price: amountText,
  day_needed: wholeNumber(0, MOST_DAYS),
  pickup_point: flagged,
  pickup_price: amountText,
  pickup_phone: optionalText(40),
  pickup_address_line_1: optionalText(200),
  pickup_address_line_2: optionalText(200),
  pickup_zip: optionalText(20),
  pickup_city: optionalText(120),
  pickup_state: optionalText(120),
  pickup_country: optionalText(80),
});
const placeShown = z.object({
  country: z.string(),
  state: z.string(),
  price: z.number(),
  day_needed: z.int(),
  pickup_point: z.boolean(),
  pickup_price: z.number(),
  pickup_phone: z.string(),
  pickup_address_line_1: z.string(),
  pickup_address_line_2: z.string(),
  pickup_zip: z.string(),
  pickup_city: z.string(),
  pickup_state: z.string(),
  pickup_country: z.string(),
});

/** The fields of a rule of the market or of a store. */
export const shippingFields = {
  title: texts(80),
  /** Shipping is charged once for a line of the order, whatever its quantity. */
  single_price: flagged,
  places: z
    .unknown()
    .optional()
    .refine((sent) => !isEmpty(sent), { message: 'required', abort: true })
    .pipe(z.array(place, 'invalid-input').max(MOST_PLACES, 'invalid-input')),
};
export const shippingShown = {
  title: textsShown,
  single_price: z.boolean(),
  places: z.array(placeShown),
  products: z.int(),
};
const row = z.object({
  title: z.string(),
  single_price: z.boolean(),
  /** The number of places that it ships to, and of products that use it. */
  places: z.int(),
  products: z.int(),
  gaps: z.array(z.string()),
});

export type ShippingRuleFields = z.output<z.ZodObject<typeof shippingFields>>;
export type ShippingRuleRow = { id: number } & z.output<typeof row>;
export type PlaceFields = z.output<typeof place>;
export type PlaceShown = z.output<typeof placeShown>;

const kind = {
  noun: 'shipping-rule',
  plural: 'shipping-rules',
  permission: 'settings',
  filters: { view: view('unused', 'gap') },
} as const;

export const adminShippingRuleCalls = {
  ...resourceCalls({
    ...kind,
    fields: shippingFields,
    shown: shippingShown,
    row: row.shape,
    sorts: ['title', 'places', 'products'],
  }),
  ...bulkCalls({ ...kind, acts: ['delete'], given: {} }),
};
