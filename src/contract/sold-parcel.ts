// A parcel for sellers and staff, and the input of its steps.
import { z } from 'zod';
import { addressLines } from '#contract/address.ts';
import { decimal, flag, isoTime, picture } from '#contract/answer-values.ts';
import { statedReason } from '#contract/cancel-reason.ts';
import { of, optionalId } from '#contract/ids.ts';
import { booleanInput, optionalText, page, timeZone } from '#contract/values.ts';

/** A product in a parcel, as it was sold. */
const soldLine = z.object({
  id: z.int(),
  product_id: z.int(),
  title: z.string(),
  choice: z.string(),
  sku: z.string(),
  image: picture,
  quantity: z.int(),
  bundle_offer: z.int(),
  shipping_type: z.int(),
  selling: decimal,
  tax_price: decimal,
  shipping_price: decimal,
  voucher_price: decimal,
});

/**
 * A parcel for its store and the market's staff. `actor` is the role in which somebody took a step,
 * `by` their name; only staff see the buyer's email.
 */
export const soldParcel = z
  .object({
    id: z.int(),
    code: z.string(),
    status: z.int().min(1).max(5),
    cancelled: flag,
    carrier: z.string(),
    tracking_number: z.string(),
    created_at: isoTime,
    created: z.string(),
    order: z.object({ id: z.int(), code: z.string(), order_method: z.int(), payment_done: flag }),
    store: z.object({ id: z.int(), name: z.string(), slug: z.string() }),
    address: z.object({
      name: z.string(),
      phone: z.string(),
      email: z.string().nullable(),
      country: z.string(),
      state: z.string(),
      city: z.string(),
      zip: z.string(),
      address_1: z.string(),
      address_2: z.string(),
      company: z.string(),
      tax_number: z.string(),
      delivery_instruction: z.string(),
      lines: addressLines,
    }),
    events: z.array(
      z.object({
        action: z.enum(['placed', 'confirm', 'pick-up', 'send', 'deliver', 'cancel', 'reopen']),
        at: isoTime,
        note: z.string(),
        /** Why its buyer cancelled: from the list, in the reader's language. */
        reason: statedReason,
        reason_text: z.string(),
        actor: z.enum(['customer', 'seller', 'staff']),
        by: z.string(),
      }),
    ),
    lines: z.array(soldLine),
    /**
     * The steps possible now; none before it is paid, unless in cash. `disputed`: its buyer may get
     * that money back, so it is not sent for now.
     */
    actions: z.array(z.enum(['confirm', 'pick-up', 'send', 'deliver', 'cancel'])),
    disputed: flag,
    currency: z.string(),
    subtotal: decimal,
    bundle_offer: decimal,
    tax: decimal,
    shipping_price: decimal,
    voucher_price: decimal,
    fee: decimal,
    total_price: decimal,
  })
  .meta({ id: 'SoldParcel' });
export type SoldParcel = z.output<typeof soldParcel>;
/** The same before the reason is translated. */
export type UnsaidParcel = Omit<SoldParcel, 'events'> & {
  events: Omit<SoldParcel['events'][number], 'reason_text'>[];
};

export const store_id = of('store', optionalId);
const status = optionalId.refine((value) => value === null || value <= 5, 'invalid-input');
export const parcelFilters = z.object({
  store_id,
  page,
  status,
  cancelled: booleanInput,
  q: optionalText(40),
  time_zone: timeZone,
});
export type ParcelQuery = z.output<typeof parcelFilters>;
export const note = optionalText(500);
export const carriage = { carrier: optionalText(80), number: optionalText(80) };
