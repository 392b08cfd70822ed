import { allocateRefund } from '#market/payments/allocate-refund.ts';
import { readRefund } from '#market/payments/read-payments.ts';
import type { Handlers } from '#api/v1/handlers.ts';

type Calls = 'adminAllocateRefund';

export const disputes: Pick<Handlers, Calls> = {
  adminAllocateRefund: async ({ write, staff }, input) => {
    const actor = await staff('refunds', 'refund-not-found');
    return write(async (tx) => { await allocateRefund(tx, actor, input); return readRefund(tx, input.id); });
  },
};
