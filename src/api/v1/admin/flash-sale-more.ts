import type { Handlers } from '#api/handler.ts';
import type { adminFlashSaleMoreCalls } from '#contract/admin/flash-sale-more.ts';
import { readSaleResult } from '#market/catalogue/read-sale-result.ts';

export const adminFlashSaleMoreHandlers: Handlers<typeof adminFlashSaleMoreCalls> = {
  result: ({ reading, market }, { id }, by) =>
    readSaleResult(reading.db, by, id, { market, now: reading.now }),
};
