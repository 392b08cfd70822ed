import type { Handlers } from '#api/handler.ts';
import { previewToken } from '#api/preview-token.ts';
import type { adminProductProposalCalls } from '#contract/admin/product-proposal.ts';
import { approveProposal, refuseProposal } from '#market/proposals/decide.ts';
import { listProposals, readNext } from '#market/proposals/list-proposals.ts';
import { openProposal } from '#market/proposals/open-proposal.ts';

export const adminProductProposalHandlers: Handlers<typeof adminProductProposalCalls> = {
  list: ({ reading }, query, by) => listProposals(reading.db, by, query),
  next: ({ reading }) => readNext(reading.db),
  open: ({ reading, market }, { id }, by) => openProposal(reading.db, by, id, market),
  approve: ({ write, market }, sent, by) =>
    write(async (tx) => {
      await approveProposal(tx, by, sent, market);
      return openProposal(tx, by, sent.id, market);
    }),
  refuse: ({ write, market }, sent, by) =>
    write(async (tx) => {
      await refuseProposal(tx, by, sent);
      return openProposal(tx, by, sent.id, market);
    }),
  preview: async (visit, { id }, by) => {
    await openProposal(visit.reading.db, by, id, visit.market);
    return previewToken(visit, { moment: null, arrangement: null, proposal: id });
  },
};
