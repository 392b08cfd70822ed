import type { Handlers } from '#api/handler.ts';
import type { adminVoucherMoreCalls } from '#contract/admin/voucher-more.ts';
import { makeVouchers } from '#market/vouchers/make-vouchers.ts';

export const adminVoucherMoreHandlers: Handlers<typeof adminVoucherMoreCalls> = {
  makeMany: async ({ write }, input, by) => ({
    prefix: input.prefix,
    made: await write((tx) => makeVouchers(tx, by, input)),
  }),
};
