import { bulkHandlers } from '#api/bulk.ts';
import type { Handlers } from '#api/handler.ts';
import { resourceHandlers } from '#api/resource.ts';
import type { adminVoucherCalls } from '#contract/admin/voucher.ts';
import { bulkKinds } from '#market/bulk/bulk-kinds.ts';
import { deleteVoucher, saveVoucher } from '#market/vouchers/edit-voucher.ts';
import { listVouchers, openVoucher, VOUCHER } from '#market/vouchers/list-vouchers.ts';

export const adminVoucherHandlers: Handlers<typeof adminVoucherCalls> = {
  ...resourceHandlers({
    kind: VOUCHER,
    list: ({ reading, market }, query, by) =>
      listVouchers(reading.db, by, query, { market, now: reading.now }),
    open: (db, id, { market }) => openVoucher(db, id, market),
    save: (tx, by, sent, { market }) => saveVoucher(tx, by, sent, market),
    remove: deleteVoucher,
  }),
  ...bulkHandlers(bulkKinds.voucher),
};
