// Refunds.
import { z } from 'zod';
import { view } from '#contract/edited-values.ts';
import { listCalls } from '#contract/list-calls.ts';
import { amountText, optionalAmount } from '#contract/amounts.ts';
import { decimal, flag, isoTime } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf, of, optionalId } from '#contract/ids.ts';
import { booleanInput, optionalText, text, wholeNumber } from '#contract/values.ts';

const rowId = wholeNumber(1, 2_147_483_647);
const ofLine = z.object({ id: rowId, quantity: wholeNumber(0, 10_000), amount: amountText });
const ofParcel = z.object({
  id: rowId,
  amount: amountText,
  lines: z.array(ofLine, 'invalid-input').max(200).optional(),
});
export const refundState = z.enum(['pending', 'succeeded', 'failed']);

/**
 * `market`: decided here. `gateway`: made at the gateway's own pages. `dispute`: taken back in a
 * lost dispute.
 */
const refundSource = z.enum(['market', 'gateway', 'dispute']);

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
const piece = z.object({ id: wholeNumber(1, 2_147_483_647), quantity: wholeNumber(1, 10_000) });

/** `waiting`: the request that a second person must approve before there is a refund. */
const refundAnswer = refundRow.extend({ waiting: z.int().nullable() }).meta({ id: 'RefundAnswer' });
export type RefundAnswer = z.output<typeof refundAnswer>;

const asks = z.object({
  id: idOf('paid-order'),
  reason: text(500),
  parcel_id: of('paid-parcel', optionalId),
  lines: z.array(piece, 'invalid-input').max(200).optional(),
  amount: optionalAmount,
  /** The refundable amount that the caller saw; if it has changed, the call is refused. */
  amount_left: optionalAmount.optional(),
  back: booleanInput,
});

/**
 * What a refund would book. `books`: lines of the ledger; above zero they are owed to the account's
 * holder, below zero by them, and they add up to zero. `stores`: the part of each store, and the
 * commission that the market gives back; `paid_out`: the store already has that money, and owes it.
 * `waiting`: a second person must approve it.
 */
const triedRefund = z
  .object({
    amount: decimal,
    /** The refundable rest of the order, including this refund. */
    left: decimal,
    currency: z.string(),
    waiting: z.boolean(),
    by_hand: z.boolean(),
    books: z.array(
      z.object({
        account: z.enum([
          'customer',
          'gateway',
          'disputed',
          'bank',
          'market',
          'tax',
          'held',
          'reserve',
          'store',
        ]),
        store: z.string(),
        amount: decimal,
      }),
    ),
    stores: z.array(
      z.object({
        name: z.string(),
        amount: decimal,
        share: decimal,
        commission: decimal,
        tax: decimal,
        paid_out: z.boolean(),
      }),
    ),
    papers: z.array(z.object({ kind: z.string(), store: z.string(), total: decimal })),
    pieces: z.int(),
  })
  .meta({ id: 'TriedRefund' });
export type TriedRefund = z.output<typeof triedRefund>;

export const refundCalls = {
  ...listCalls({
    plural: 'refunds',
    permission: 'refunds',
    about:
      'Lists refunds, newest first. The view `by-hand` has those that wait until somebody has ' +
      'paid them. `q` is an order’s code, or the gateway’s number.',
    listed: refundRow,
    sorts: ['created_at', 'amount'],
    filters: { view: view('by-hand', 'pending', 'succeeded', 'failed', 'guessed') },
  }),
  ask: endpoint({
    operationId: 'adminRefund',
    path: 'admin/refund/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'refunds',
    otherwise: 'order-not-found',
    toast: 'refund-asked',
    toastWaiting: 'approval-waits',
    about:
      'Refunds an order: all of it, a parcel, some lines or units of them, or an amount; never ' +
      'more than was paid. `back` returns the units to stock once the refund succeeds.',
    input: asks,
    output: refundAnswer,
  }),
  attempt: endpoint({
    operationId: 'adminTryRefund',
    path: 'admin/refund/try/{id}',
    methods: ['POST'],
    audience: 'staff',
    otherwise: 'order-not-found',
    permission: 'refunds',
    about:
      'Tries a refund and rolls it back: returns what it would write to the books, and its ' +
      'papers. Refused wherever the refund would be.',
    input: asks.extend({ reason: optionalText(500) }),
    output: triedRefund,
  }),
  done: endpoint({
    operationId: 'adminRefundDone',
    path: 'admin/refund/done/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'refunds',
    otherwise: 'refund-not-found',
    toast: 'refund-done',
    about: 'Marks a refund by hand as paid, in cash or by transfer.',
    input: z.object({ id: idOf('hand-refund'), reference: optionalText(100) }),
    output: refundRow,
  }),
  allocate: endpoint({
    operationId: 'adminAllocateRefund',
    path: 'admin/refund/allocate/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'refunds',
    otherwise: 'refund-not-found',
    toast: 'refund-allocated',
    about:
      'Allocates a refund that was made on the gateway’s own pages, or a lost dispute, to ' +
      'parcels and their lines. Until then it is divided by what is left of each parcel ' +
      '(`guessed`), and the stores’ earnings from the order are held. `parcels` must add up to ' +
      'the refund; without them it stays divided as it is.',
    input: z.object({
      id: idOf('outside-refund'),
      parcels: z.array(ofParcel, 'invalid-input').max(200).optional(),
    }),
    output: refundRow,
  }),
};
export type RefundAllocated = z.output<typeof refundCalls.allocate.input>;
export type RefundQuery = z.output<typeof refundCalls.list.input>;
export type RefundInput = z.output<typeof refundCalls.ask.input>;
