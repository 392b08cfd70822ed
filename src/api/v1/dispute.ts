import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import type { disputeCalls, DisputeQuery } from '#contract/dispute.ts';
import { listDisputes, readDispute } from '#market/payments/disputes/read-disputes.ts';
import { saveDispute } from '#market/payments/disputes/save-dispute.ts';

export const disputeHandlers: Handlers<typeof disputeCalls> = {
  ...listHandlers('disputes', ({ reading }, query: DisputeQuery) =>
    listDisputes(reading.db, query),
  ),
  find: async ({ reading }, { id }) => readDispute(reading.db, id),
  save: async ({ write, services: { gateways } }, input, staff) =>
    write(async (tx) => readDispute(tx, await saveDispute(tx, { staff, gateways }, input))),
};
