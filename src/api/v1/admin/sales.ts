import type { Handlers } from '#api/handler.ts';
import type { adminSalesCalls } from '#contract/admin/sales.ts';
import { readSales } from '#market/figures/read-sales.ts';

export const adminSalesHandlers: Handlers<typeof adminSalesCalls> = {
  read: ({ reading, market }, { days }) => readSales(reading.db, days, market, reading.now),
};
