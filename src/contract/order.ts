import { z } from 'zod';
import { address } from '#contract/address.ts';
import { decimal, flag, isoTime, pageOf } from '#contract/answer-values.ts';
import { statedReason } from '#contract/cancel-reason.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf, of, optionalId } from '#contract/ids.ts';
import { orderPayment } from '#contract/order-money.ts';
import { againLine } from '#contract/ordered-again.ts';
import { orderedProduct, parcel } from '#contract/ordered-product.ts';
import { paper } from '#contract/paper.ts';
import { iyzicoPayment, payAction } from '#contract/pay-action.ts';
import {
  booleanInput,
  oneOf,
  optionalText,
  page,
  pasted,
  text,
  timeZone,
  userToken,
  wholeNumber,
} from '#contract/values.ts';

const base = {
  id: z.int(),
  order: z.string(),
  status: z.int().min(1).max(5),
  order_method: z.int().min(1).max(8),
  payment_done: flag,
  cancelled: flag,
  currency: z.string(),
  total_amount: decimal,
  /**
   * `ordered_amount`: the total when it was placed; `live_amount`: what is left without cancelled
   * or refunded parts. `refunded`: everything paid was refunded; `refunded_amount`: the refunded
   * sum.
   */
  ordered_amount: decimal,
  live_amount: decimal,
  refunded: flag,
  refunded_amount: decimal,
  payment_token: z.string(),
  trans_id: z.string(),
  voucher_id: z.int().nullable(),
  user_id: z.int().nullable(),
  user_token: z.string().nullable(),
  user_address_id: z.int(),
  created_at: isoTime,
  created: z.string(),
};
const orderRow = z
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
    cancellation: z
      .object({ title: z.string(), message: z.string(), reason: statedReason, refunded: flag })
      .nullable(),
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

export const orderCalls = {
  action: endpoint({
    path: 'order/action',
    methods: ['POST'],
    audience: 'guest',
    obfuscated: true,
    guessable: 'voucher',
    about: 'Places an order for the selected lines of the caller’s cart, to the chosen address.',
    input: z.object({
      user_token: userToken,
      order_method: wholeNumber(1, 8),
      voucher: pasted(optionalText(40)),
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
  }),
  byUser: endpoint({
    path: 'order/by-user',
    methods: ['POST'],
    audience: 'guest',
    viewable: true,
    about: 'Lists the caller’s orders, 25 a page; with `order_id`, returns one of them.',
    input: z.object({
      user_token: userToken,
      time_zone: timeZone,
      order_id: of('order', optionalId),
      order_by: oneOf(['created_at', 'total_amount']),
      type: oneOf(['asc', 'desc']),
      page,
      q: optionalText(100),
      cancelled: booleanInput,
      paid: booleanInput,
      unpaid: booleanInput,
      card_payment: booleanInput,
      cash_on_delivery: booleanInput,
    }),
    output: z.union([order, pageOf(orderRow)]),
  }),
  find: endpoint({
    operationId: 'findOrder',
    path: 'order/find',
    methods: ['GET', 'POST'],
    audience: 'guest',
    viewable: true,
    about: 'Returns one of the caller’s orders.',
    input: z.object({ id: idOf('order'), user_token: userToken, time_zone: timeZone }),
    output: order,
  }),
  again: endpoint({
    path: 'order/again',
    methods: ['POST'],
    audience: 'guest',
    about:
      'Adds the items of one of the caller’s orders to the cart, in the same quantities as far ' +
      'as stock allows, and returns the outcome for each item. Calling it again adds nothing ' +
      'more.',
    input: z.object({ order_id: idOf('order'), user_token: userToken }),
    output: z.object({ lines: z.array(againLine) }),
  }),
  byLink: endpoint({
    operationId: 'openOrderByLink',
    path: 'order/by-link',
    methods: ['POST'],
    audience: 'guest',
    guessable: true,
    about:
      'Gives an order that was placed without an account to a caller with the `key` of the link ' +
      'that was emailed to its buyer. From then on it is the caller’s.',
    input: z.object({ id: idOf('linked-order'), key: text(64), user_token: userToken }),
    output: z.literal(true),
  }),
  sendEmail: endpoint({
    operationId: 'sendOrderEmail',
    path: 'order/send-order-email/{id}',
    methods: ['GET'],
    audience: 'guest',
    about:
      'Emails the order to its address again, at most three times an hour. Just after the order ' +
      'is placed, nothing is sent: its own email is on the way.',
    input: z.object({ id: idOf('order'), user_token: userToken, time_zone: timeZone }),
    output: z.literal(true),
  }),
};
export type OrderQuery = z.output<typeof orderCalls.byUser.input>;
