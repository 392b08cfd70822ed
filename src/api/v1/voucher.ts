import type { Handlers } from '#api/handler.ts';
import type { voucherCalls } from '#contract/voucher.ts';
import { readVoucherPage } from '#market/vouchers/read-voucher-page.ts';

export const voucherHandlers: Handlers<typeof voucherCalls> = {
  all: ({ reading, timeZone }, input) => readVoucherPage(reading, input, timeZone),
};
