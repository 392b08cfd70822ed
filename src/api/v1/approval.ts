import type { Handlers } from '#api/handler.ts';
import type { approvalCalls } from '#contract/approval.ts';
import { decideApproval } from '#market/approvals/decide-approval.ts';
import { readApproval, readApprovals } from '#market/approvals/read-approvals.ts';

export const approvalHandlers: Handlers<typeof approvalCalls> = {
  all: async ({ reading }, input, actor) => readApprovals(reading.db, actor, input),
  decide: async ({ write }, { id, answer, note }, actor) =>
    write(async (tx) => {
      await decideApproval(tx, actor, { approvalId: id, answer, note });
      return readApproval(tx, actor, id);
    }),
};
