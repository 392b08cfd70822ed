import type { Handlers } from '#api/handler.ts';
import type { approvalCalls } from '#contract/approval.ts';
import { decideApproval } from '#market/approvals/decide-approval.ts';
import { readApproval, readApprovals } from '#market/approvals/read-approvals.ts';

export const approvalHandlers: Handlers<typeof approvalCalls> = {
  all: async ({ reading, staff }, input) =>
    readApprovals(reading.db, await staff('refunds'), input),
  decide: async ({ write, staff }, { id, answer, note }) => {
    const actor = await staff('refunds', 'approval-not-found');
    return write(async (tx) => {
      await decideApproval(tx, actor, id, { answer, note });
      return readApproval(tx, actor, id);
    });
  },
};
