// Money that arrived by bank transfer.
import { z } from 'zod';
import { view } from '#contract/edited-values.ts';
import { listCalls } from '#contract/list-calls.ts';
import { optionalAmount } from '#contract/amounts.ts';
import { decimal, flag, isoDay, isoTime } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { optionalDay, optionalText, text } from '#contract/values.ts';

const ofOrder = z.object({ id: z.int(), code: z.string() });

/** Money that arrived for an order, or its reversal. `source`: who recorded it. */
const receiptRow = z
  .object({
    id: z.int(),
    order: ofOrder,
    amount: decimal,
    currency: z.string(),
    value_date: isoDay,
    reference: z.string(),
    remitter: z.string(),
    source: z.enum(['staff', 'statement', 'moved', 'reversal']),
    reversed: flag,
    confirmed: flag,
    note: z.string(),
    created_at: isoTime,
  })
  .meta({ id: 'BankReceipt' });
export type ReceiptRow = z.output<typeof receiptRow>;

/** The effect of money on its order: it is paid, a part is missing, or the money is refunded. */
export const bookedMoney = z
  .object({
    outcome: z.enum(['paid', 'short', 'returned']),
    missing: decimal,
    surplus: decimal,
    receipt: receiptRow,
  })
  .meta({ id: 'BookedMoney' });
export type BookedMoney = z.output<typeof bookedMoney>;

export const receiptCalls = {
  receive: endpoint({
    operationId: 'adminReceiveMoney',
    path: 'admin/order/receive/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'refunds',
    otherwise: 'order-not-found',
    toast: 'money-booked',
    about:
      'Books money that has arrived for an order on the bank account, whether the buyer reported ' +
      'it or not. `reference` is the bank’s own for this movement, which is booked once.',
    input: z.object({
      id: idOf('order-by-bank'),
      amount: optionalAmount.refine((value) => value !== '', 'required'),
      value_date: optionalDay,
      reference: text(100),
      remitter: optionalText(120),
      note: optionalText(500),
    }),
    output: bookedMoney,
  }),
  ...listCalls({
    plural: 'receipts',
    permission: 'refunds',
    about:
      'Lists the money that arrived by bank transfer, newest first. `q` is an order’s code, the ' +
      'bank’s number, or part of the sender’s name.',
    listed: receiptRow,
    sorts: ['created_at', 'amount'],
    filters: { view: view('confirmed', 'unconfirmed', 'reversed') },
  }),
  reverse: endpoint({
    operationId: 'adminReverseReceipt',
    path: 'admin/receipt/reverse/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'refunds',
    otherwise: 'receipt-not-found',
    toast: 'receipt-reversed',
    about:
      'Reverses money that was booked for the wrong order, while that order still waits for the ' +
      'rest. If the order is paid with it, refund the order instead.',
    input: z.object({ id: idOf('receipt'), reason: text(500) }),
    output: receiptRow,
  }),
};
export type ReceiptQuery = z.output<typeof receiptCalls.list.input>;
