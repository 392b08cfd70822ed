// Paying an order, giving money back, and the ways to pay as the owner sets them.
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import {
  amountText,
  asked,
  choice,
  decimal,
  files,
  flag,
  idOf,
  isoTime,
  of,
  oneOf,
  optionalAmount,
  optionalDay,
  optionalId,
  optionalText,
  page,
  pageOf,
  text,
  timeZone,
  userToken,
  wholeNumber,
} from '#contract/values.ts';

/** Where a shopper goes to pay: an address, or one that takes these fields by POST. */
export const payAction = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('redirect'), url: z.string() }),
    z.object({
      kind: z.literal('form'),
      url: z.string(),
      fields: z.record(z.string(), z.string()),
    }),
  ])
  .meta({ id: 'PayAction' });
export type PayAction = z.output<typeof payAction>;
/** What clients of Iyzico's own page look at. */
export const iyzicoPayment = z.object({
  status: z.enum(['success', 'failure']),
  paymentPageUrl: z.string(),
  errorMessage: z.string(),
});

const paymentStates = [
  'created',
  'sent',
  'processing',
  'succeeded',
  'failed',
  'cancelled',
  'expired',
  'review',
] as const;
/**
 * How a try to pay stands. `sent`: the shopper was led to the gateway; `processing`: nobody is sure
 * yet; `review`: somebody has to look.
 */
export const paymentState = z.enum(paymentStates);
export const refundState = z.enum(['pending', 'succeeded', 'failed']);
/**
 * `market`: decided here. `gateway`: made at the gateway's own pages. `dispute`: taken back in a
 * dispute that was lost.
 */
export const refundSource = z.enum(['market', 'gateway', 'dispute']);

const own = { user_token: userToken };
const MOST_FILES = 20;
export const orderPay = endpoint({
  path: 'order/pay',
  methods: ['POST'],
  audience: 'guest',
  about:
    'Begins to pay an order of the caller’s, by the way it was placed with or another; answers where to go. Pressing twice begins once.',
  input: z.object({ ...own, id: idOf('order'), order_method: wholeNumber(1, 7) }),
  output: z.object({
    id: z.int(),
    order_method: z.int(),
    payment_done: flag,
    action: payAction.nullable(),
  }),
});
export const orderPaymentDone = endpoint({
  path: 'order/payment-done',
  methods: ['POST'],
  audience: 'guest',
  obfuscated: true,
  about:
    'A hint that an order may be paid, or is to be paid another way: the gateway is asked. Answers whether it is paid, and where to go when it is not.',
  input: z.object({
    ...own,
    id: idOf('order'),
    payment_token: optionalText(500),
    order_method: wholeNumber(1, 7),
  }),
  output: z.object({
    payment_done: flag,
    action: payAction.nullable(),
    iyzico_payment: iyzicoPayment.optional(),
  }),
});
export const orderTransaction = endpoint({
  path: 'order/transaction',
  methods: ['POST'],
  audience: 'guest',
  obfuscated: true,
  multipart: true,
  toast: 'transfer-filed',
  about:
    'Says how an order was paid by transfer; staff look for the money. A transaction id is good for one order. ' +
    '`amount`: what was sent; `paid_on`: the day it was sent. `proof` is a file of a multipart form: a picture (JPEG, PNG, WebP) ' +
    'or a PDF without password, scripts and attachments, at most 5 MB. Said again while nobody has decided, it takes the place ' +
    'of what was said before, and a proof that was sent stays until another comes.',
  input: z.object({
    ...own,
    id: idOf('order-by-bank'),
    trans_id: text(100),
    bank_name: optionalText(120),
    account_name: optionalText(120),
    account_number: optionalText(60),
    branch_name: optionalText(120),
    amount: optionalAmount,
    paid_on: optionalDay,
    proof: files(MOST_FILES),
  }),
  output: z.literal(true),
});

/** A way to pay as the owner sets it. Keys are shown by name only: `keys` says which are there. */
export const payMethodRow = z
  .object({
    method: z.int(),
    enabled: flag,
    ready: flag,
    test_mode: flag,
    shown: z.record(z.string(), z.string()),
    keys: z.array(z.object({ name: z.string(), secret: flag, there: flag })),
    currency: z.string(),
    fee: decimal,
    least: decimal,
    most: decimal.nullable(),
    countries: z.array(z.string()),
    checked_at: isoTime.nullable(),
    webhook_url: z.string(),
  })
  .meta({ id: 'PayMethod' });
export type PayMethodRow = z.output<typeof payMethodRow>;
const country = z.string('invalid-input').regex(/^[A-Z]{2}$/, 'invalid-input');
export const adminPayMethods = endpoint({
  path: 'admin/payment-methods',
  methods: ['GET'],
  audience: 'staff',
  about:
    'The ways to pay and what is set for them; keys are never shown. Amounts are of `currency`: ' +
    'a way whose amounts are of another currency than the shop’s is closed until it is saved again.',
  input: z.object({}),
  output: z.array(payMethodRow),
});
export const adminSavePayMethod = endpoint({
  path: 'admin/payment-method/save',
  methods: ['POST'],
  audience: 'staff',
  toast: 'saved',
  about:
    'Sets a way to pay. Keys that are left out stay; new ones are tried with the gateway before they are kept. ' +
    'One that takes real money is switched on only when the shop has an https address of its own (PUBLIC_URL).',
  input: z.object({
    method: wholeNumber(1, 7),
    enabled: asked,
    test_mode: asked,
    keys: z.record(z.string().max(40), z.string().max(500), 'invalid-input').optional(),
    fee: amountText,
    least: amountText,
    most: optionalAmount,
    countries: z.array(country, 'invalid-input').max(250).optional(),
  }),
  output: payMethodRow,
});
export type SavePayMethod = z.output<typeof adminSavePayMethod.input>;

/** A try to pay, as staff see it. */
export const paymentRow = z
  .object({
    id: z.int(),
    order: z.object({ id: z.int(), code: z.string() }),
    method: z.int(),
    state: paymentState,
    reason: z.string(),
    amount: decimal,
    received: decimal.nullable(),
    currency: z.string(),
    provider_ref: z.string().nullable(),
    provider_payment_ref: z.string().nullable(),
    created_at: isoTime,
  })
  .meta({ id: 'Payment' });
export type PaymentRow = z.output<typeof paymentRow>;
export const adminPayments = endpoint({
  path: 'admin/payments',
  methods: ['GET'],
  audience: 'staff',
  about:
    'Payments, newest first, 25 a page: of a state, of an order by its code. Those in `review` wait for somebody.',
  input: z.object({
    page,
    state: oneOf(paymentStates),
    order: optionalText(40),
    time_zone: timeZone,
  }),
  output: pageOf(paymentRow),
});
export type PaymentQuery = z.output<typeof adminPayments.input>;
export const adminLookAtPayment = endpoint({
  path: 'admin/payment/look/{id}',
  methods: ['POST'],
  audience: 'staff',
  about: 'Asks the gateway now how a payment stands.',
  input: z.object({ id: idOf('payment') }),
  output: paymentRow,
});

export const adminDecidePayment = endpoint({
  path: 'admin/payment/decide/{id}',
  methods: ['POST'],
  audience: 'staff',
  toast: 'payment-decided',
  about:
    'Decides about a payment in `review`. `accept`: more came than was asked, and it pays the order; `refund`: all that came goes back, also once more when that failed; `dismiss`: it is no money for this order, or was settled elsewhere.',
  input: z.object({
    id: idOf('wrong-payment'),
    decision: choice(['accept', 'refund', 'dismiss']),
    reason: text(500),
  }),
  output: paymentRow,
});

export const refundRow = z
  .object({
    id: z.int(),
    order: z.object({ id: z.int(), code: z.string() }),
    amount: decimal,
    currency: z.string(),
    state: refundState,
    source: refundSource,
    guessed: flag,
    method: z.int(),
    by_hand: flag,
    reason: z.string(),
    problem: z.string(),
    actor: z.string(),
    created_at: isoTime,
    ended_at: isoTime.nullable(),
  })
  .meta({ id: 'Refund' });
export type RefundRow = z.output<typeof refundRow>;
export const adminRefunds = endpoint({
  path: 'admin/refunds',
  methods: ['GET'],
  audience: 'staff',
  about: 'Refunds, newest first, 25 a page: of a state, of an order by its code.',
  input: z.object({
    page,
    state: oneOf(['pending', 'succeeded', 'failed']),
    order: optionalText(40),
    time_zone: timeZone,
  }),
  output: pageOf(refundRow),
});
export type RefundQuery = z.output<typeof adminRefunds.input>;
const piece = z.object({ id: wholeNumber(1, 2_147_483_647), quantity: wholeNumber(1, 10_000) });
/**
 * `waiting`: the request that a second person has to approve first; the refund has no id until
 * then.
 */
const refundAnswer = refundRow.extend({ waiting: z.int().nullable() }).meta({ id: 'RefundAnswer' });
export type RefundAnswer = z.output<typeof refundAnswer>;
export const adminRefund = endpoint({
  path: 'admin/refund/{id}',
  methods: ['POST'],
  audience: 'staff',
  toast: 'refund-asked',
  toastWaiting: 'approval-waits',
  about:
    'Gives money of an order back: all of it, a parcel, some lines or pieces of them, or an amount; never more ' +
    'than was paid. `back` puts the pieces into stock again once it has succeeded.',
  input: z.object({
    id: idOf('paid-order'),
    reason: text(500),
    parcel_id: of('paid-parcel', optionalId),
    lines: z.array(piece, 'invalid-input').max(200).optional(),
    amount: optionalAmount,
    back: asked,
  }),
  output: refundAnswer,
});
export type RefundAsked = z.output<typeof adminRefund.input>;
export const adminRefundDone = endpoint({
  path: 'admin/refund/done/{id}',
  methods: ['POST'],
  audience: 'staff',
  toast: 'refund-done',
  about: 'Says that a refund by hand was made: cash, or a transfer.',
  input: z.object({ id: idOf('hand-refund'), reference: optionalText(100) }),
  output: refundRow,
});
