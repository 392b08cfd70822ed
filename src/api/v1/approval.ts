import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import type { approvalCalls, ApprovalQuery } from '#contract/approval.ts';
import { decideApproval } from '#market/approvals/decide-approval.ts';
import { listApprovals, readApproval } from '#market/approvals/read-approvals.ts';

export const approvalHandlers: Handlers<typeof approvalCalls> = {
  ...listHandlers('approvals', ({ reading }, query: ApprovalQuery, by) =>
    listApprovals(reading.db, by, query),
  ),
  decide: async ({ write }, { id, answer, note }, actor) =>
    write(async (tx) => {
      await decideApproval(tx, actor, { approvalId: id, answer, note });
      return readApproval(tx, actor, id);
    }),
};
