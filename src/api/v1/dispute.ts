import type { Handlers } from '#api/handler.ts';
import type { disputeCalls } from '#contract/dispute.ts';
import { readDispute, readDisputes } from '#market/payments/disputes/read-disputes.ts';
import { saveDispute } from '#market/payments/disputes/save-dispute.ts';

export const disputeHandlers: Handlers<typeof disputeCalls> = {
  all: async ({ reading }, input) => readDisputes(reading.db, input),
  find: async ({ reading }, { id }) => readDispute(reading.db, id),
  save: async ({ write, services: { gateways } }, input, staff) =>
    write(async (tx) => readDispute(tx, await saveDispute(tx, { staff, gateways }, input))),
};
