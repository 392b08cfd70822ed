import type { Handlers } from '#api/handler.ts';
import type { disputeCalls } from '#contract/dispute.ts';
import { readDispute, readDisputes } from '#market/payments/disputes/read-disputes.ts';
import { saveDispute } from '#market/payments/disputes/save-dispute.ts';

export const disputeHandlers: Handlers<typeof disputeCalls> = {
  all: async ({ reading, staff }, input) => {
    await staff('refunds');
    return readDisputes(reading.db, input);
  },
  find: async ({ reading, staff }, { id }) => {
    await staff('refunds', 'dispute-not-found');
    return readDispute(reading.db, id);
  },
  save: async ({ write, staff, services: { gateways } }, input) => {
    const actor = await staff('refunds', 'payment-not-found');
    return write(async (tx) =>
      readDispute(tx, await saveDispute(tx, { staff: actor, gateways }, input)),
    );
  },
};
