import { amountIn } from '#api/amount-in.ts';
import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import type { transferCalls, TransferQuery } from '#contract/transfer.ts';
import { acceptTransfer, refuseTransfer } from '#market/payments/transfers/decide-transfer.ts';
import {
  listTransfers,
  readProof,
  readTransfer,
} from '#market/payments/transfers/read-transfers.ts';

export const transferHandlers: Handlers<typeof transferCalls> = {
  ...listHandlers('transfers', ({ reading }, query: TransferQuery) =>
    listTransfers(reading.db, query),
  ),
  accept: async ({ write }, { id, amount, value_date: valueOn }, actor) =>
    write(async (tx) => {
      const { order } = await readTransfer(tx, id);
      await acceptTransfer(tx, actor, {
        transferId: id,
        amount: await amountIn(tx, order.id, amount),
        valueOn,
      });
      return readTransfer(tx, id);
    }),
  refuse: async ({ write }, { id, reason }, actor) =>
    write(async (tx) => {
      await refuseTransfer(tx, actor, { transferId: id, reason });
      return readTransfer(tx, id);
    }),
  proof: async ({ reading }, { id }) => readProof(reading.db, id),
};
