import { amountIn } from '#api/amount-in.ts';
import type { Handlers } from '#api/handler.ts';
import type { receiptCalls } from '#contract/receipt.ts';
import { bookedOf, readReceipt, readReceipts } from '#market/payments/transfers/read-receipts.ts';
import { receiveMoney } from '#market/payments/transfers/receive-money.ts';
import { reverseReceipt } from '#market/payments/transfers/reverse-receipt.ts';

export const receiptHandlers: Handlers<typeof receiptCalls> = {
  receive: async ({ write, staff }, { id, amount, value_date: day, ...seen }) => {
    const actor = await staff('refunds', 'order-not-found');
    return write(async (tx) => {
      const minor = (await amountIn(tx, id, amount)) ?? 0;
      const valueOn = day ?? new Date().toISOString().slice(0, 10);
      return bookedOf(
        tx,
        await receiveMoney(tx, actor, { orderId: id, amount: minor, valueOn, ...seen }),
      );
    });
  },
  all: async ({ reading, staff }, input) => {
    await staff('refunds');
    return readReceipts(reading.db, input);
  },
  reverse: async ({ write, staff }, { id, reason }) => {
    const actor = await staff('refunds', 'receipt-not-found');
    return write(async (tx) => {
      await reverseReceipt(tx, actor, id, reason);
      return readReceipt(tx, id);
    });
  },
};
