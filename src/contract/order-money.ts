// How an order stands with its money.
import { z } from 'zod';
import { decimal, flag, isoDay, isoTime } from '#contract/answer-values.ts';

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
 * How an order stands with its money: what is to be paid now, until when it is kept for that and
 * for how many milliseconds from this answer on, what was said of a transfer, what was paid in all,
 * and what went back. `may_switch`: another method may still be chosen; not once a store has begun
 * with it. `expired`: it was closed because nobody paid in time. `surplus`: what came by transfer
 * beyond what the order came to. `reference`: what a buyer writes into a transfer, in groups of
 * four; banks take it with and without the blanks. `review`: money came that somebody has to look
 * at.
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
