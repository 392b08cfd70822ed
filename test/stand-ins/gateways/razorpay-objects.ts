// The objects of Razorpay's answers.
import type { Change, Reply } from './stand-in.ts';

export type Order = {
  id: string;
  entity: 'order';
  amount: number;
  amount_paid: number;
  amount_due: number;
  currency: string;
  receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  notes: Record<string, string>;
  created_at: number;
};
export type Payment = {
  id: string;
  entity: 'payment';
  amount: number;
  currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  order_id: string;
  captured: boolean;
  amount_refunded: number;
  method: 'card';
  email: string;
  error_code: string | null;
  error_description: string | null;
  error_reason: string | null;
  created_at: number;
};
export type Refund = {
  id: string;
  entity: 'refund';
  amount: number;
  currency: string;
  payment_id: string;
  receipt: string | null;
  status: 'pending' | 'processed' | 'failed';
  notes: Record<string, string>;
  created_at: number;
};
/** A refusal by Razorpay, and its HTTP status. */
export type No = { no: string; status: number };

export const missing: No = { no: 'The id provided does not exist', status: 400 };
export const isNo = (result: object): result is No => 'no' in result;

/** A refusal as an answer. */
export const no = ({ no: description, status }: No): Reply => ({
  status,
  json: {
    error: {
      code: 'BAD_REQUEST_ERROR',
      description,
      source: 'business',
      step: 'payment_initiation',
      reason: 'input_validation_failed',
      metadata: {},
    },
  },
});

/** The answer for an object, or for a refusal. */
export const replyOf = (result: object): Reply => (isNo(result) ? no(result) : { json: result });

/** A list in an answer. */
export const collection = (items: object[]) => ({
  entity: 'collection',
  count: items.length,
  items,
});

/** A payment in Razorpay's answers; `change` replaces some of its values. */
export const changed = (payment: Payment, { amount, currency, echo }: Change): Payment => ({
  ...payment,
  amount: amount ?? payment.amount,
  currency: currency ?? payment.currency,
  order_id: echo ?? payment.order_id,
});
