// Requests by one of the staff that a second person decides.
import { z } from 'zod';
import { view } from '#contract/edited-values.ts';
import { listCalls } from '#contract/list-calls.ts';
import { decimal, flag, isoTime } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { choice, optionalText } from '#contract/values.ts';

/** `limit`: another amount above which a second person is required; without an amount, never. */
export const approvalKinds = ['adjustment', 'refund', 'limit'] as const;
const states = ['waiting', 'approved', 'refused', 'withdrawn', 'expired'] as const;

/** `own`: the caller's own request, which they may withdraw. `note`: about the decision. */
const approvalRow = z
  .object({
    id: z.int(),
    kind: z.enum(approvalKinds),
    amount: decimal.nullable(),
    currency: z.string(),
    store: z.object({ id: z.int(), name: z.string() }).nullable(),
    order: z.object({ id: z.int(), code: z.string() }).nullable(),
    reason: z.string(),
    asked_by: z.string(),
    own: flag,
    asked_at: isoTime,
    expires_at: isoTime,
    state: z.enum(states),
    decided_by: z.string(),
    decided_at: isoTime.nullable(),
    note: z.string(),
  })
  .meta({ id: 'Approval' });
export type ApprovalRow = z.output<typeof approvalRow>;

export const approvalCalls = {
  ...listCalls({
    plural: 'approvals',
    permission: 'refunds',
    about:
      'Lists the requests for a second person’s approval, of the kinds that the caller can ' +
      'decide; without a view, the open ones. `q` matches part of a store’s name, or an order’s ' +
      'code.',
    listed: approvalRow,
    sorts: ['asked_at'],
    filters: { view: view('approved', 'refused', 'withdrawn', 'expired', 'all') },
  }),
  decide: endpoint({
    operationId: 'adminDecideApproval',
    path: 'admin/approval/decide/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'refunds',
    otherwise: 'approval-not-found',
    toast: 'approval-decided',
    about:
      'Decides another person’s request. `approve` checks it again and carries it out; `refuse` ' +
      'gives a reason. The person who made it can `withdraw` it.',
    input: z.object({
      id: idOf('approval'),
      answer: choice(['approve', 'refuse', 'withdraw']),
      note: optionalText(500),
    }),
    output: approvalRow,
  }),
};
export type ApprovalQuery = z.output<typeof approvalCalls.list.input>;
