import type { Handlers } from '#api/handler.ts';
import { balanceOf } from '#api/show-balance.ts';
import type { sellerClosingCalls, StoreClosing } from '#contract/seller-closing.ts';
import type { Db } from '#db/connect.ts';
import { closeStore, reopenStore } from '#market/closing/close-store.ts';
import { readClosing } from '#market/closing/read-closing.ts';
import { readBalances } from '#market/ledger/read-balances.ts';
import type { Seller } from '#market/settings/actor.ts';

export const sellerClosingHandlers: Handlers<typeof sellerClosingCalls> = {
  read: ({ reading }, _, by) => closingOf(reading.db, by),
  close: ({ write }, _, by) =>
    write(async (tx) => {
      await closeStore(tx, by, { storeId: by.storeId });
      return closingOf(tx, by);
    }),
  reopen: ({ write }, _, by) =>
    write(async (tx) => {
      await reopenStore(tx, by, by.storeId);
      return closingOf(tx, by);
    }),
};

async function closingOf(db: Db, by: Seller): Promise<StoreClosing> {
  const standing = await readClosing(db, by);
  return { ...standing, balances: (await readBalances(db, by)).map(balanceOf) };
}
