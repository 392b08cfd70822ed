import { amountIn } from '#api/amount-in.ts';
import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import type { receiptCalls, ReceiptQuery } from '#contract/receipt.ts';
import { bookedOf, readReceipt, listReceipts } from '#market/payments/transfers/read-receipts.ts';
import { receiveMoney } from '#market/payments/transfers/receive-money.ts';
import { reverseReceipt } from '#market/payments/transfers/reverse-receipt.ts';

export const receiptHandlers: Handlers<typeof receiptCalls> = {
  receive: async ({ write }, { id, amount, value_date: valueOn, ...seen }, actor) =>
    write(async (tx) => {
      const minor = (await amountIn(tx, id, amount)) ?? 0;
      return bookedOf(
        tx,
        await receiveMoney(tx, actor, { orderId: id, amount: minor, valueOn, ...seen }),
      );
    }),
  ...listHandlers('receipts', ({ reading }, query: ReceiptQuery) =>
    listReceipts(reading.db, query),
  ),
  reverse: async ({ write }, { id, reason }, actor) =>
    write(async (tx) => {
      await reverseReceipt(tx, actor, { receiptId: id, reason });
      return readReceipt(tx, id);
    }),
};
