// Buyers' reports of their bank transfers.
import { z } from 'zod';
import { view } from '#contract/edited-values.ts';
import { listCalls } from '#contract/list-calls.ts';
import { optionalAmount } from '#contract/amounts.ts';
import { decimal, flag, isoDay, isoTime } from '#contract/answer-values.ts';
import { endpoint, sentFile } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { optionalDay, text } from '#contract/values.ts';

const ofOrder = z.object({ id: z.int(), code: z.string() });
const transferStates = ['waiting', 'accepted', 'refused'] as const;

/**
 * A buyer's report of a transfer. `amount`: what is due now, or the payment's total once it is
 * decided. `claimed` and `paid_on`: what the buyer says was sent, and when. `received`: what has
 * arrived for the order by transfer so far. `late`: the order was closed meanwhile.
 */
const transferRow = z
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

export const transferCalls = {
  ...listCalls({
    plural: 'transfers',
    permission: 'refunds',
    about:
      'Lists buyers’ reports of bank transfers, oldest first; without a view, those that wait. ' +
      '`q` is an order’s code, or the number that the buyer gave.',
    listed: transferRow,
    sorts: ['created_at'],
    filters: { view: view('accepted', 'refused', 'all') },
  }),
  accept: endpoint({
    operationId: 'adminAcceptTransfer',
    path: 'admin/transfer/accept/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'refunds',
    otherwise: 'transfer-not-found',
    toast: 'transfer-accepted',
    about:
      'Books the money of a transfer that has arrived: `amount` (if missing, what is owed now), ' +
      'on the day `value_date` (if missing, today). If it is less than what is owed, the order ' +
      'stays open for the rest; if it is more, the surplus is set aside for a decision.',
    input: z.object({ id: idOf('transfer'), amount: optionalAmount, value_date: optionalDay }),
    output: transferRow,
  }),
  refuse: endpoint({
    operationId: 'adminRefuseTransfer',
    path: 'admin/transfer/refuse/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'refunds',
    otherwise: 'transfer-not-found',
    toast: 'transfer-refused',
    about:
      'Refuses a transfer whose money was not found. The buyer reads the reason and can report ' +
      'it again.',
    input: z.object({ id: idOf('transfer'), reason: text(500) }),
    output: transferRow,
  }),
  proof: endpoint({
    operationId: 'adminTransferProof',
    path: 'admin/transfer/proof/{id}',
    methods: ['GET'],
    audience: 'staff',
    permission: 'refunds',
    otherwise: 'transfer-not-found',
    about: 'Downloads the proof that a buyer sent of a transfer: a picture (WebP) or a PDF.',
    input: z.object({ id: idOf('proven-transfer') }),
    output: sentFile,
    file: 'application/octet-stream',
  }),
};
export type TransferQuery = z.output<typeof transferCalls.list.input>;
