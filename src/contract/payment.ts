// Payment attempts, as staff see and decide them.
import { z } from 'zod';
import { lastMethod } from '#contract/last-method.ts';
import { view } from '#contract/edited-values.ts';
import { listCalls } from '#contract/list-calls.ts';
import { decimal, isoTime } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { choice, optionalNumber, text } from '#contract/values.ts';

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
 * The state of a payment attempt. `sent`: the shopper was led to the gateway; `processing`: nobody
 * is sure yet; `review`: somebody has to look.
 */
export const paymentState = z.enum(paymentStates);

/** A payment attempt, for staff. */
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

export const paymentCalls = {
  ...listCalls({
    plural: 'payments',
    permission: 'refunds',
    about:
      'Lists payments, newest first; those in the view `review` wait for a decision. `q` is an ' +
      'order’s code, or the gateway’s number.',
    listed: paymentRow,
    sorts: ['created_at', 'amount'],
    filters: { view: view(...paymentStates), method: optionalNumber(1, lastMethod) },
  }),
  lookAt: endpoint({
    operationId: 'adminLookAtPayment',
    path: 'admin/payment/look/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'refunds',
    otherwise: 'payment-not-found',
    about: 'Asks the gateway for the current state of a payment.',
    input: z.object({ id: idOf('payment') }),
    output: paymentRow,
  }),
  decide: endpoint({
    operationId: 'adminDecidePayment',
    path: 'admin/payment/decide/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'refunds',
    otherwise: 'payment-not-found',
    toast: 'payment-decided',
    about:
      'Decides a payment in `review`. `accept`: more came than was asked, and it pays the order. ' +
      '`refund`: everything that came is sent back; also retries that after a failure. ' +
      '`dismiss`: it is no money for this order, or it was settled elsewhere.',
    input: z.object({
      id: idOf('wrong-payment'),
      decision: choice(['accept', 'refund', 'dismiss']),
      reason: text(500),
    }),
    output: paymentRow,
  }),
};
export type PaymentQuery = z.output<typeof paymentCalls.list.input>;
