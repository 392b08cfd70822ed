import type { Handlers } from '#api/handler.ts';
import { paperFile } from '#api/paper-file.ts';
import type { orderPaperCalls } from '#contract/order-paper.ts';
import { askInvoice } from '#market/papers/ask-invoice.ts';
import { checkMaySee } from '#market/papers/read-papers.ts';

export const orderPaperHandlers: Handlers<typeof orderPaperCalls> = {
  invoice: async (visit, { id }) => {
    const buyer = visit.shopper();
    return paperFile(visit, await visit.write((tx) => askInvoice(tx, buyer, id)));
  },
  find: async (visit, { id }) => {
    await checkMaySee(visit.reading.db, visit.shopper(), id);
    return paperFile(visit, id);
  },
};
