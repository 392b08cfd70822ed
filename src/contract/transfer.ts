// Money by bank transfer: what buyers say of it, and what staff have seen arrive.
import { z } from 'zod';
import { endpoint, sentFile } from '#contract/endpoint.ts';
import {
  decimal,
  flag,
  idOf,
  isoDay,
  isoTime,
  oneOf,
  optionalAmount,
  optionalDay,
  optionalText,
  page,
  pageOf,
  text,
  timeZone,
} from '#contract/values.ts';

const ofOrder = z.object({ id: z.int(), code: z.string() });
const transferStates = ['waiting', 'accepted', 'refused'] as const;

/**
 * What a buyer says of a transfer. `amount`: what is owed now, or what the payment came to once it
 * is decided. `claimed` and `paid_on`: what the buyer says was sent, and when. `received`: what has
 * come for the order by transfer so far. `late`: the order was closed meanwhile.
 */
export const transferRow = z
  .object({
    id: z.int(),
    order: ofOrder,
    amount: decimal,
    owed: decimal,
    claimed: decimal.nullable(),
    paid_on: isoDay.nullable(),
    received: decimal,
    late: flag,
    proof: z.enum(['', 'picture', 'pdf']),
    payment_reference: z.string(),
    currency: z.string(),
    trans_id: z.string(),
    bank_name: z.string(),
    account_name: z.string(),
    account_number: z.string(),
    branch_name: z.string(),
    state: z.enum(transferStates),
    reason: z.string(),
    created_at: isoTime,
    decided_at: isoTime.nullable(),
  })
  .meta({ id: 'Transfer' });
export type TransferRow = z.output<typeof transferRow>;

export const adminTransfers = endpoint({
  path: 'admin/transfers',
  methods: ['GET'],
  audience: 'staff',
  about:
    'What buyers say of their transfers, oldest first, 25 a page; without a state those that wait.',
  input: z.object({ page, state: oneOf(transferStates), time_zone: timeZone }),
  output: pageOf(transferRow),
});
export type TransferQuery = z.output<typeof adminTransfers.input>;

export const adminAcceptTransfer = endpoint({
  path: 'admin/transfer/accept/{id}',
  methods: ['POST'],
  audience: 'staff',
  toast: 'transfer-accepted',
  about:
    'The money of a transfer has arrived: `amount` of it (what is owed now, when left out), on the day `value_date` (today). Less keeps the order open for the rest, more is set aside for a decision.',
  input: z.object({ id: idOf('transfer'), amount: optionalAmount, value_date: optionalDay }),
  output: transferRow,
});
export const adminRefuseTransfer = endpoint({
  path: 'admin/transfer/refuse/{id}',
  methods: ['POST'],
  audience: 'staff',
  toast: 'transfer-refused',
  about: 'The money of a transfer is not found; the buyer reads why and may say it again.',
  input: z.object({ id: idOf('transfer'), reason: text(500) }),
  output: transferRow,
});
export const adminTransferProof = endpoint({
  path: 'admin/transfer/proof/{id}',
  methods: ['GET'],
  audience: 'staff',
  about: 'The proof that a buyer sent of a transfer: a picture (WebP) or a PDF, to be saved.',
  input: z.object({ id: idOf('proven-transfer') }),
  output: sentFile,
  file: 'application/octet-stream',
});

/** What arrived for an order, or what took it back. `source`: who saw it. */
export const receiptRow = z
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

/** What money did that arrived for an order: it paid it, a part is missing, or it goes back. */
export const bookedMoney = z
  .object({
    outcome: z.enum(['paid', 'short', 'returned']),
    missing: decimal,
    surplus: decimal,
    receipt: receiptRow,
  })
  .meta({ id: 'BookedMoney' });
export type BookedMoney = z.output<typeof bookedMoney>;

export const adminReceiveMoney = endpoint({
  path: 'admin/order/receive/{id}',
  methods: ['POST'],
  audience: 'staff',
  toast: 'money-booked',
  about:
    'Money for an order has arrived on the account, whether its buyer told of it or not. `reference` is the bank’s own of this movement: it is booked once.',
  input: z.object({
    id: idOf('order-by-bank'),
    amount: optionalAmount.refine((value) => value !== '', 'required'),
    value_date: optionalDay,
    reference: text(100),
    remitter: optionalText(120),
    note: optionalText(500),
  }),
  output: bookedMoney,
});
export const adminReceipts = endpoint({
  path: 'admin/receipts',
  methods: ['GET'],
  audience: 'staff',
  about: 'What arrived by transfer, newest first, 25 a page; of one order by its code.',
  input: z.object({ page, order: optionalText(40), time_zone: timeZone }),
  output: pageOf(receiptRow),
});
export type ReceiptQuery = z.output<typeof adminReceipts.input>;
export const adminReverseReceipt = endpoint({
  path: 'admin/receipt/reverse/{id}',
  methods: ['POST'],
  audience: 'staff',
  toast: 'receipt-reversed',
  about:
    'Takes back what was booked for the wrong order, while that order waits for the rest of its money. An order that was paid with it is refunded instead.',
  input: z.object({ id: idOf('receipt'), reason: text(500) }),
  output: receiptRow,
});
