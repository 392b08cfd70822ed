// The state of an order's money.
import { z } from 'zod';
import { decimal, flag, isoDay, isoTime } from '#contract/answer-values.ts';

/**
 * Why money was refunded: a parcel or the order was cancelled, it arrived after the order was
 * closed, it was paid twice, a transfer was more than the total, it was refunded at the gateway's
 * own pages, by the outcome of a buyer's dispute, or by staff. Money of the second to the fourth
 * never counted as paid.
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
 * The buyer's last report of a transfer, and the outcome; `reason` is for a refused one. `amount`
 * and `paid_on`: what was sent, and when. `proof`: the type of the attached file.
 */
const transferReport = z
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
export type TransferReport = z.output<typeof transferReport>;

const payStates = ['none', 'waiting', 'failed', 'checking', 'review', 'paid'] as const;

/**
 * The state of an order's money: what is due now, until when the order is kept for payment and for
 * how many milliseconds from this answer on, the reported transfer, the total paid, and what was
 * refunded. `may_switch`: another method can still be chosen; not once a store has started on it.
 * `expired`: it was closed because nobody paid in time. `surplus`: money by transfer beyond the
 * total. `reference`: what a buyer enters in a transfer, in groups of four; banks accept it with
 * and without blanks. `review`: money arrived that somebody has to look at.
 */
export const orderPayment = z
  .object({
    due: decimal,
    surplus: decimal,
    reference: z.string(),
    pay_by: isoTime.nullable(),
    kept_ms: z.int().nullable(),
    may_switch: flag,
    expired: flag,
    state: z.enum(payStates),
    transfer: transferReport.nullable(),
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
