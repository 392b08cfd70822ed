// Disputes of payments, as gateways decide them.
import { z } from 'zod';
import { view } from '#contract/edited-values.ts';
import { listCalls } from '#contract/list-calls.ts';
import { amountText, optionalAmount } from '#contract/amounts.ts';
import { disputeRow, disputeShown, disputeStates, movementKinds } from '#contract/dispute-shown.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf, of } from '#contract/ids.ts';
import { choice, optionalDay, optionalText, text, wholeNumber } from '#contract/values.ts';

const moved = z.object({ kind: choice(movementKinds), amount: amountText, reference: text(100) });

export const disputeCalls = {
  ...listCalls({
    plural: 'disputes',
    permission: 'refunds',
    about:
      'Lists disputes (chargebacks); without a view, the open ones, by the deadline for an ' +
      'answer. `q` is an order’s code, or the gateway’s number.',
    listed: disputeRow,
    sorts: ['due_by', 'opened_at'],
    filters: { view: view(...disputeStates, 'all') },
  }),
  find: endpoint({
    operationId: 'adminDispute',
    path: 'admin/dispute/{id}',
    methods: ['GET'],
    audience: 'staff',
    permission: 'refunds',
    otherwise: 'dispute-not-found',
    about: 'Returns a dispute with every movement of its money.',
    input: z.object({ id: idOf('dispute') }),
    output: disputeShown,
  }),
  save: endpoint({
    operationId: 'adminSaveDispute',
    path: 'admin/dispute/save',
    methods: ['POST'],
    audience: 'staff',
    permission: 'refunds',
    otherwise: 'payment-not-found',
    toast: 'dispute-saved',
    about:
      'Records or updates a dispute of a gateway that does not report disputes (Iyzico, ' +
      'Flutterwave), identified by `reference`, the gateway’s own number. `amount` is the ' +
      'disputed sum; if missing, the whole payment. `due_by` is the last day for an answer, in ' +
      'the market’s time zone. `movements` are what the gateway took (`hold`), gave back ' +
      '(`release`) and kept as a `fee`, in the payment’s currency, each with its own reference, ' +
      'under which it is booked once. For a dispute that the gateway does report, only movements ' +
      'can be added that it does not report itself: those in another currency, and those still ' +
      'missing after the dispute has ended.',
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
  }),
};
export type DisputeQuery = z.output<typeof disputeCalls.list.input>;
export type DisputeInput = z.output<typeof disputeCalls.save.input>;
