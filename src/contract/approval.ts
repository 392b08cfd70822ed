// What one of the staff asked for and a second person decides.
import { z } from 'zod';
import { decimal, flag, isoTime, pageOf } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { choice, oneOf, optionalText, page } from '#contract/values.ts';

/** `limit`: another amount above which a second person is wanted; without an amount, none is. */
export const approvalKinds = ['adjustment', 'refund', 'limit'] as const;
const states = ['waiting', 'approved', 'refused', 'withdrawn', 'expired'] as const;

/** `own`: the caller asked, and may withdraw it. `note`: what was said with the decision. */
export const approvalRow = z
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
  all: endpoint({
    operationId: 'adminApprovals',
    path: 'admin/approvals',
    methods: ['GET'],
    audience: 'staff',
    permission: 'refunds',
    about:
      'Requests that wait for a second person, or of another state, newest first, 25 a page: ' +
      'of the kinds that the caller may decide.',
    input: z.object({ page, state: oneOf(states) }),
    output: pageOf(approvalRow),
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
      'Decides a request of somebody else: `approve` does what was asked for, judged again; ' +
      '`refuse` says why. Who asked may `withdraw` it.',
    input: z.object({
      id: idOf('approval'),
      answer: choice(['approve', 'refuse', 'withdraw']),
      note: optionalText(500),
    }),
    output: approvalRow,
  }),
};
export type ApprovalQuery = z.output<typeof approvalCalls.all.input>;
