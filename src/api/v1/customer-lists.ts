import { readCompared, toggleCompare } from '#market/catalogue/compares.ts';
import { readWishes, toggleWish } from '#market/catalogue/wishes.ts';
import { followStore } from '#market/follows/follow-store.ts';
import { readFollowing } from '#market/follows/read-following.ts';
import { readVoucherPage } from '#market/vouchers/read-voucher-page.ts';
import type { Handlers } from '#api/v1/handlers.ts';

export const customerLists: Pick<
  Handlers,
  | 'wishlistAll'
  | 'wishlistAction'
  | 'compareListAll'
  | 'compareListAction'
  | 'storeFollow'
  | 'followingList'
  | 'userVouchers'
> = {
  wishlistAll: ({ reading, customer }, input) => readWishes(reading, customer(), input),
  wishlistAction: ({ write, customer }, { product_id }) =>
    write((tx) => toggleWish(tx, customer(), product_id)),
  compareListAll: ({ reading, customer }, input) => readCompared(reading, customer(), input),
  compareListAction: ({ write, customer }, { product_id, compare }) =>
    write((tx) => toggleCompare(tx, customer(), product_id, compare)),
  storeFollow: ({ write, customer }, { store_id }) =>
    write((tx) => followStore(tx, customer(), store_id)),
  followingList: ({ reading, customer }, input) => readFollowing(reading.db, customer(), input),
  userVouchers: ({ reading, timeZone }, input) => readVoucherPage(reading, input, timeZone),
};
