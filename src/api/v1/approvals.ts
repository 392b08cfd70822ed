import { decideApproval } from '#market/approvals/decide-approval.ts';
import { readApproval, readApprovals } from '#market/approvals/read-approvals.ts';
import type { Handlers } from '#api/v1/handlers.ts';

export const approvals: Pick<Handlers, 'adminApprovals' | 'adminDecideApproval'> = {
  adminApprovals: async ({ reading, staff }, input) =>
    readApprovals(reading.db, await staff('refunds'), input),
  adminDecideApproval: async ({ write, staff }, { id, answer, note }) => {
    const actor = await staff('refunds', 'approval-not-found');
    return write(async (tx) => {
      await decideApproval(tx, actor, id, { answer, note });
      return readApproval(tx, actor, id);
    });
  },
};
