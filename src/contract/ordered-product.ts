// What was ordered: its lines, and their parcels.
import { z } from 'zod';
import { decimal, flag, isoTime, picture } from '#contract/answer-values.ts';
import { titledInventory } from '#contract/cart-line.ts';
import { bundleDeal, shippingPlace } from '#contract/shipping.ts';

/** A product as it was sold. */
export const orderedProduct = z
  .object({
    id: z.int(),
    product_id: z.int(),
    inventory_id: z.int().nullable(),
    quantity: z.int(),
    shipping_place_id: z.int().nullable(),
    shipping_type: z.int(),
    selling: decimal,
    shipping_price: decimal,
    tax_price: decimal,
    bundle_offer: z.int(),
    order_id: z.int(),
    parcel_id: z.int(),
    choice: z.string(),
    reviewed: flag,
    /** The number of its items that were refunded, without cancelled ones. */
    paid_back: z.int().nonnegative(),
    product: z.object({
      id: z.int(),
      title: z.string(),
      slug: z.string(),
      image: picture,
      selling: decimal,
      offered: decimal.nullable(),
      unit: z.string(),
      shipping_rule_id: z.int(),
      bundle_deal_id: z.int().nullable(),
      bundle_deal: bundleDeal.nullable().optional(),
    }),
    shipping_place: shippingPlace.nullable(),
    updated_inventory: titledInventory.nullable().optional(),
  })
  .meta({ id: 'OrderedProduct' });

/** One store's part of an order; `lines` are ids of ordered products. */
export const parcel = z
  .object({
    id: z.int(),
    code: z.string(),
    status: z.int().min(1).max(5),
    cancelled: flag,
    store: z.object({ id: z.int(), name: z.string(), slug: z.string() }),
    carrier: z.string(),
    tracking_number: z.string(),
    events: z.array(
      z.object({
        action: z.enum(['placed', 'confirm', 'pick-up', 'send', 'deliver', 'cancel', 'reopen']),
        at: isoTime,
        note: z.string(),
      }),
    ),
    lines: z.array(z.int()),
    /** The items that its store could not send: each time the quantity, the product, and why. */
    gone: z.array(
      z.object({ title: z.string(), quantity: z.int(), reason: z.string(), at: isoTime }),
    ),
    subtotal: decimal,
    bundle_offer: decimal,
    voucher_price: decimal,
    shipping_price: decimal,
    fee: decimal,
    tax: decimal,
    total_price: decimal,
    day_needed: z.int(),
  })
  .meta({ id: 'Parcel' });
export type OrderedProduct = z.output<typeof orderedProduct>;
export type Parcel = z.output<typeof parcel>;
