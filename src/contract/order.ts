import { z } from 'zod';
import { address } from '#contract/address.ts';
import { titledInventory } from '#contract/cart.ts';
import { endpoint } from '#contract/endpoint.ts';
import { paper } from '#contract/paper.ts';
import { iyzicoPayment, payAction } from '#contract/payment.ts';
import { bundleDeal, shippingPlace } from '#contract/shipping.ts';
import {
  asked,
  decimal,
  flag,
  idOf,
  isoDay,
  isoTime,
  of,
  oneOf,
  optionalId,
  optionalText,
  page,
  pageOf,
  picture,
  text,
  timeZone,
  userToken,
  wholeNumber,
} from '#contract/values.ts';

/** A thing that was ordered, as it was sold. */
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
    subtotal: decimal,
    shipping_price: decimal,
    total_price: decimal,
    day_needed: z.int(),
  })
  .meta({ id: 'Parcel' });

/**
 * Why money went back: a parcel or the order was cancelled, it came after the order was closed, it
 * was paid a second time, a transfer was more than the order came to, it was given back at the
 * gateway's own pages, the buyer's dispute was decided so, or staff did. Money of the second to the
 * fourth was never counted as paid.
 */
const refundWhys = [
  'cancelled',
  'order-closed',
  'paid-twice',
  'surplus',
  'gateway',
  'dispute',
  'other',
] as const;
export type RefundWhy = (typeof refundWhys)[number];

/**
 * What the buyer said last of a transfer, and what came of it; `reason` is for one that was
 * refused. `amount` and `paid_on`: what was sent, and when. `proof`: the kind of file that came
 * with it.
 */
const toldTransfer = z
  .object({
    trans_id: z.string(),
    bank_name: z.string(),
    account_name: z.string(),
    account_number: z.string(),
    branch_name: z.string(),
    amount: decimal.nullable(),
    paid_on: isoDay.nullable(),
    proof: z.enum(['', 'picture', 'pdf']),
    state: z.enum(['waiting', 'refused', 'accepted']),
    reason: z.string(),
  })
  .meta({ id: 'ToldTransfer' });
export type ToldOfTransfer = z.output<typeof toldTransfer>;

const payStates = ['none', 'waiting', 'failed', 'checking', 'review', 'paid'] as const;
/**
 * How an order stands with its money: what is to be paid now, until when it is kept for that, what
 * was said of a transfer, what was paid in all, and what went back. `may_switch`: another way to
 * pay may still be chosen; not once a store has begun with it. `expired`: it was closed because
 * nobody paid in time. `surplus`: what came by transfer beyond what the order came to. `reference`:
 * what a buyer writes into a transfer, in groups of four; banks take it with and without the
 * blanks. `review`: money came that somebody has to look at.
 */
const orderPayment = z
  .object({
    due: decimal,
    surplus: decimal,
    reference: z.string(),
    pay_by: isoTime.nullable(),
    may_switch: flag,
    expired: flag,
    state: z.enum(payStates),
    transfer: toldTransfer.nullable(),
    paid: decimal,
    refunds: z.array(
      z.object({
        amount: decimal,
        state: z.enum(['pending', 'succeeded', 'failed']),
        why: z.enum(refundWhys),
        at: isoTime,
      }),
    ),
  })
  .meta({ id: 'OrderPayment' });

const base = {
  id: z.int(),
  order: z.string(),
  status: z.int().min(1).max(5),
  order_method: z.int().min(1).max(8),
  payment_done: flag,
  cancelled: flag,
  currency: z.string(),
  total_amount: decimal,
  payment_token: z.string(),
  trans_id: z.string(),
  voucher_id: z.int().nullable(),
  user_id: z.int().nullable(),
  user_token: z.string().nullable(),
  user_address_id: z.int(),
  created_at: isoTime,
  created: z.string(),
};
export const orderRow = z
  .object({ ...base, ordered_products: z.array(orderedProduct) })
  .meta({ id: 'OrderRow' });
export const order = z
  .object({
    ...base,
    ordered_products: z.array(orderedProduct),
    address: address.omit({
      default: true,
      created_at: true,
      created: true,
      user_id: true,
      user_token: true,
    }),
    user: z.object({ id: z.int(), name: z.string(), email: z.string() }).nullable(),
    voucher: z.object({ id: z.int(), title: z.string(), code: z.string() }).nullable(),
    cancellation: z.object({ title: z.string(), message: z.string(), refunded: flag }).nullable(),
    parcels: z.array(parcel),
    calculated: z.object({
      subtotal: decimal,
      shipping_price: decimal,
      bundle_offer: decimal,
      tax: decimal,
      voucher_price: decimal,
      fee: decimal,
      total_price: decimal,
    }),
    pay: orderPayment,
    papers: z.array(paper),
  })
  .meta({ id: 'Order' });
export type Order = z.output<typeof order>;
export type OrderRow = z.output<typeof orderRow>;
export type OrderedProduct = z.output<typeof orderedProduct>;
export type Parcel = z.output<typeof parcel>;

export const orderAction = endpoint({
  path: 'order/action',
  methods: ['POST'],
  audience: 'guest',
  obfuscated: true,
  guessable: 'voucher',
  about: 'Orders the caller’s selected lines to the chosen address.',
  input: z.object({
    user_token: userToken,
    order_method: wholeNumber(1, 8),
    voucher: optionalText(40),
    time_zone: timeZone,
    idempotency_key: optionalText(100),
  }),
  output: z.object({
    id: z.int(),
    order: z.string(),
    order_method: z.int(),
    currency: z.string(),
    voucher_id: z.int().nullable(),
    user_id: z.int().nullable(),
    user_token: z.string().nullable(),
    user_address_id: z.int(),
    created_at: isoTime,
    updated_at: isoTime,
    amount: z.string(),
    name: z.string(),
    email: z.string(),
    payment_token: z.string(),
    payment_done: flag,
    action: payAction.nullable(),
    iyzico_payment: iyzicoPayment.optional(),
  }),
});

export const orderByUser = endpoint({
  path: 'order/by-user',
  methods: ['POST'],
  audience: 'guest',
  about: 'The caller’s orders, 25 a page; or one of them with `order_id`.',
  input: z.object({
    user_token: userToken,
    time_zone: timeZone,
    order_id: of('order', optionalId),
    order_by: oneOf(['created_at', 'total_amount']),
    type: oneOf(['asc', 'desc']),
    page,
    q: optionalText(100),
    cancelled: asked,
    paid: asked,
    unpaid: asked,
    card_payment: asked,
    cash_on_delivery: asked,
  }),
  output: z.union([order, pageOf(orderRow)]),
});
export type OrderQuery = z.output<typeof orderByUser.input>;

export const sendOrderEmail = endpoint({
  path: 'order/send-order-email/{id}',
  methods: ['GET'],
  audience: 'guest',
  about:
    'Mails the order to its address once more, at most three times an hour. Just after it was placed nothing more is ' +
    'sent: its own letter is on its way.',
  input: z.object({ id: idOf('order'), user_token: userToken, time_zone: timeZone }),
  output: z.literal(true),
});

/** What a tracking code shows: steps and parcels, never a name or an address. */
export const trackedOrder = z
  .object({
    id: z.int(),
    order: z.string(),
    status: z.int(),
    cancelled: flag,
    payment_done: flag,
    order_method: z.int(),
    created_at: isoTime,
    created: z.string(),
    ordered_products: z.array(orderedProduct),
    parcels: z.array(parcel),
  })
  .meta({ id: 'TrackedOrder' });
export const trackOrder = endpoint({
  path: 'track-order',
  methods: ['GET', 'POST'],
  audience: 'public',
  guessable: true,
  about: 'Follows an order by its code, or one parcel by its own.',
  input: z.object({ tracking_id: text(40), time_zone: timeZone }),
  output: trackedOrder,
});
export type TrackedOrder = z.output<typeof trackedOrder>;
