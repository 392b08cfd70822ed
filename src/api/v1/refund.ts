import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import type { refundCalls, RefundQuery } from '#contract/refund.ts';
import { readPendingRefund } from '#market/approvals/read-approvals.ts';
import { refundOrAsk } from '#market/approvals/refund-or-ask.ts';
import { tryRefund } from '#market/approvals/try-refund.ts';
import { listRefunds, readRefund } from '#market/payments/read-payments.ts';
import { allocateRefund } from '#market/payments/refunds/allocate-refund.ts';
import { markRefunded } from '#market/payments/refunds/mark-refunded.ts';

export const refundHandlers: Handlers<typeof refundCalls> = {
  ...listHandlers('refunds', ({ reading }, query: RefundQuery) => listRefunds(reading.db, query)),
  ask: async ({ write }, input, actor) =>
    write(async (tx) => {
      const { refund, waiting } = await refundOrAsk(tx, actor, input);
      return waiting === null
        ? { ...(await readRefund(tx, refund)), waiting }
        : readPendingRefund(tx, actor, waiting);
    }),
  attempt: ({ services }, input, actor) => tryRefund(services.db, actor, input),
  done: async ({ write }, { id, reference }, actor) =>
    write(async (tx) => {
      await markRefunded(tx, actor, { refundId: id, reference });
      return readRefund(tx, id);
    }),
  allocate: async ({ write }, input, actor) =>
    write(async (tx) => {
      await allocateRefund(tx, actor, input);
      return readRefund(tx, input.id);
    }),
};
