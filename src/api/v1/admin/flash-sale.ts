import { bulkHandlers } from '#api/bulk.ts';
import type { Handlers } from '#api/handler.ts';
import { resourceHandlers } from '#api/resource.ts';
import type { adminFlashSaleCalls } from '#contract/admin/flash-sale.ts';
import { bulkKinds } from '#market/bulk/bulk-kinds.ts';
import { deleteFlashSale, saveFlashSale } from '#market/catalogue/edit-flash-sale.ts';
import { FLASH_SALE, listFlashSales, openFlashSale } from '#market/catalogue/list-flash-sales.ts';

export const adminFlashSaleHandlers: Handlers<typeof adminFlashSaleCalls> = {
  ...resourceHandlers({
    kind: FLASH_SALE,
    list: ({ reading, market }, query, by) =>
      listFlashSales(reading.db, by, query, { market, now: reading.now }),
    open: (db, id, { market }) => openFlashSale(db, id, market),
    save: (tx, by, sent, { market }) => saveFlashSale(tx, by, sent, market),
    remove: deleteFlashSale,
  }),
  ...bulkHandlers(bulkKinds['flash-sale']),
};
