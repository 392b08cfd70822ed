import type { Handlers } from '#api/handler.ts';
import { balanceOf } from '#api/show-balance.ts';
import { lineOf, pageAs, payoutOf, statementOf } from '#api/show-payout.ts';
import type { sellerMoneyCalls } from '#contract/seller-money.ts';
import { readBalances } from '#market/ledger/read-balances.ts';
import { readPayouts } from '#market/payouts/read-payouts.ts';
import { readDueLines, readStatement } from '#market/payouts/read-statement.ts';
import { readPayee, savePayee } from '#market/payouts/save-payee.ts';

export const sellerMoneyHandlers: Handlers<typeof sellerMoneyCalls> = {
  balance: async ({ reading, seller }, { store_id }) =>
    (await readBalances(reading.db, await seller(store_id))).map(balanceOf),
  due: async ({ reading, seller }, { store_id, page }) => {
    const actor = await seller(store_id);
    return pageAs(await readDueLines(reading.db, actor, actor.storeId, page), lineOf);
  },
  payouts: async ({ reading, seller }, { store_id, page, state }) =>
    pageAs(await readPayouts(reading.db, await seller(store_id), { page, state }), payoutOf),
  payout: async ({ reading, seller }, { id, store_id }) =>
    statementOf(await readStatement(reading.db, await seller(store_id, 'payout-not-found'), id)),
  payee: async ({ reading, seller }, { store_id }) => {
    const actor = await seller(store_id);
    return readPayee(reading.db, actor, actor.storeId);
  },
  savePayee: async ({ write, seller }, { store_id, payee_name: name, iban }) => {
    const actor = await seller(store_id);
    return write((tx) => savePayee(tx, actor, actor.storeId, { name, iban }));
  },
};
