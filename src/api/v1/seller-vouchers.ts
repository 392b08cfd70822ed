import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import type { ListInput } from '#contract/resource.ts';
import type { OwnVoucherFilters, sellerVouchersCalls } from '#contract/seller-vouchers.ts';
import type { Seller } from '#market/settings/actor.ts';
import {
  deleteOwnVoucher,
  endOwnVoucher,
  saveOwnVoucher,
} from '#market/vouchers/edit-own-voucher.ts';
import {
  listOwnVouchers,
  openOwnVoucher,
  readOwnVoucherEdits,
} from '#market/vouchers/own-vouchers.ts';

export const sellerVouchersHandlers: Handlers<typeof sellerVouchersCalls> = {
  ...listHandlers(
    'vouchers',
    ({ reading, market }, query: ListInput & OwnVoucherFilters, by: Seller) =>
      listOwnVouchers(reading.db, by, query, { market, now: reading.now }),
  ),
  open: ({ reading, market }, { id }, by) => openOwnVoucher(reading.db, by, id, market),
  edits: ({ reading }, { id }, by) => readOwnVoucherEdits(reading.db, by, id),
  save: ({ write, market }, { store_id: _, ...sent }, by) =>
    write(async (tx) => {
      const { id } = await saveOwnVoucher(tx, by, sent, market);
      return openOwnVoucher(tx, by, id, market);
    }),
  end: ({ write, market }, { id, version }, by) =>
    write(async (tx) => {
      await endOwnVoucher(tx, by, { id, version, market });
      return openOwnVoucher(tx, by, id, market);
    }),
  delete: async ({ write, market }, { id, version }, by) => {
    await write((tx) => deleteOwnVoucher(tx, by, { id, version }, market));
    return null;
  },
};
