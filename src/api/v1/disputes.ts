import { allocateRefund } from '#market/payments/refunds/allocate-refund.ts';
import { readDispute, readDisputes } from '#market/payments/disputes/read-disputes.ts';
import { saveDispute } from '#market/payments/disputes/save-dispute.ts';
import { readRefund } from '#market/payments/read-payments.ts';
import type { Handlers } from '#api/v1/handlers.ts';

type Calls = 'adminAllocateRefund' | 'adminDisputes' | 'adminDispute' | 'adminSaveDispute';

export const disputes: Pick<Handlers, Calls> = {
  adminAllocateRefund: async ({ write, staff }, input) => {
    const actor = await staff('refunds', 'refund-not-found');
    return write(async (tx) => {
      await allocateRefund(tx, actor, input);
      return readRefund(tx, input.id);
    });
  },
  adminDisputes: async ({ reading, staff }, input) => {
    await staff('refunds');
    return readDisputes(reading.db, input);
  },
  adminDispute: async ({ reading, staff }, { id }) => {
    await staff('refunds', 'dispute-not-found');
    return readDispute(reading.db, id);
  },
  adminSaveDispute: async ({ write, staff }, input) => {
    const actor = await staff('refunds', 'payment-not-found');
    return write(async (tx) => readDispute(tx, await saveDispute(tx, actor, input)));
  },
};
