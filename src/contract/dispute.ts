// What happens to money after the sale at the gateways' own pages: refunds made there, and
// disputes.
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { refundRow } from '#contract/payment.ts';
import {
  amountText,
  choice,
  decimal,
  flag,
  idOf,
  isoTime,
  of,
  oneOf,
  optionalAmount,
  optionalDay,
  optionalText,
  page,
  pageOf,
  text,
  timeZone,
  wholeNumber,
} from '#contract/values.ts';

const rowId = wholeNumber(1, 2_147_483_647);
const ofLine = z.object({ id: rowId, quantity: wholeNumber(0, 10_000), amount: amountText });
const ofParcel = z.object({
  id: rowId,
  amount: amountText,
  lines: z.array(ofLine, 'invalid-input').max(200).optional(),
});

export const adminAllocateRefund = endpoint({
  path: 'admin/refund/allocate/{id}',
  methods: ['POST'],
  audience: 'staff',
  toast: 'refund-allocated',
  about:
    'Says which parcels, and which of their lines, a refund is for that was made at the gateway’s own pages, or a dispute that was lost. Until then it is shared by what was left of the parcels (`guessed`), ' +
    'and what the stores earn with the order is held. `parcels` together are the refund; without them it stays shared as it is.',
  input: z.object({
    id: idOf('outside-refund'),
    parcels: z.array(ofParcel, 'invalid-input').max(200).optional(),
  }),
  output: refundRow,
});
export type RefundAllocated = z.output<typeof adminAllocateRefund.input>;

const disputeStates = [
  'inquiry',
  'needs-response',
  'under-review',
  'won',
  'lost',
  'closed',
] as const;
const movementKinds = ['hold', 'fee', 'release'] as const;

/**
 * A dispute of a payment. `reference`, `reason` and `status` are the gateway's own. `amount`: what
 * is disputed, in `currency`; `taken`: what the gateway holds of it now, `fees` and `lost`: what is
 * in the books as that; all three in `paid_in`, the payment's currency. `settled`: it keeps nothing
 * back any more. `elsewhere`: money of it moved in another currency, which is not in the books:
 * somebody has to write down what was taken of the payment.
 */
export const disputeRow = z
  .object({
    id: z.int(),
    order: z.object({ id: z.int(), code: z.string() }),
    payment_id: z.int(),
    method: z.int(),
    reference: z.string(),
    reason: z.string(),
    status: z.string(),
    state: z.enum(disputeStates),
    source: z.enum(['gateway', 'staff']),
    amount: decimal,
    currency: z.string(),
    paid_in: z.string(),
    taken: decimal,
    fees: decimal,
    lost: decimal,
    settled: flag,
    elsewhere: flag,
    due_by: isoTime.nullable(),
    opened_at: isoTime,
    ended_at: isoTime.nullable(),
  })
  .meta({ id: 'Dispute' });
export type DisputeRow = z.output<typeof disputeRow>;
const movementRow = z.object({
  id: z.int(),
  kind: z.enum(movementKinds),
  amount: decimal,
  currency: z.string(),
  reference: z.string(),
  source: z.enum(['gateway', 'staff']),
  at: isoTime,
});
/** With each movement of its money, as the gateway has it. */
export const disputeShown = disputeRow
  .extend({ movements: z.array(movementRow) })
  .meta({ id: 'DisputeShown' });
export type DisputeShown = z.output<typeof disputeShown>;

export const adminDisputes = endpoint({
  path: 'admin/disputes',
  methods: ['GET'],
  audience: 'staff',
  about:
    'Disputes (chargebacks), 25 a page: those that are open first, by when an answer is due, then the latest; of a state, of an order by its code.',
  input: z.object({
    page,
    state: oneOf(disputeStates),
    order: optionalText(40),
    time_zone: timeZone,
  }),
  output: pageOf(disputeRow),
});
export type DisputeQuery = z.output<typeof adminDisputes.input>;
export const adminDispute = endpoint({
  path: 'admin/dispute/{id}',
  methods: ['GET'],
  audience: 'staff',
  about: 'A dispute with each movement of its money.',
  input: z.object({ id: idOf('dispute') }),
  output: disputeShown,
});

const moved = z.object({ kind: choice(movementKinds), amount: amountText, reference: text(100) });
export const adminSaveDispute = endpoint({
  path: 'admin/dispute/save',
  methods: ['POST'],
  audience: 'staff',
  toast: 'dispute-saved',
  about:
    'Writes down a dispute of a gateway that does not tell of it (Iyzico, Flutterwave), or how it stands now: it is known by its `reference`, the gateway’s own number. `amount`: what is disputed, all of the payment when left out; ' +
    '`due_by`: the last day (UTC) for an answer. `movements`: what the gateway took (`hold`), gave back (`release`) and kept as a `fee`, each once by its own reference, in the payment’s currency. ' +
    'Of a dispute that the gateway tells of, only movements can be added, and only what it does not tell itself: those of another currency, and what is missing once it has ended.',
  input: z.object({
    payment_id: of('disputed-payment', wholeNumber(1, 2_147_483_647)),
    reference: text(100),
    amount: optionalAmount,
    reason: optionalText(200),
    state: choice(disputeStates),
    due_by: optionalDay,
    movements: z.array(moved, 'invalid-input').max(50).optional(),
  }),
  output: disputeShown,
});
export type DisputeAsked = z.output<typeof adminSaveDispute.input>;
