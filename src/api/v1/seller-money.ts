import type { Handlers } from '#api/handler.ts';
import { balanceOf } from '#api/show-balance.ts';
import { lineOf, pageAs, payoutOf, statementOf } from '#market/payouts/shown-payout.ts';
import type { sellerMoneyCalls } from '#contract/seller-money.ts';
import { readBalances } from '#market/ledger/read-balances.ts';
import { readPayouts } from '#market/payouts/read-payouts.ts';
import { readDueLines, readStatement } from '#market/payouts/read-statement.ts';
import { readPayee, savePayee } from '#market/payouts/save-payee.ts';

export const sellerMoneyHandlers: Handlers<typeof sellerMoneyCalls> = {
  balance: async ({ reading }, _, actor) => (await readBalances(reading.db, actor)).map(balanceOf),
  due: async ({ reading }, { page }, actor) =>
    pageAs(await readDueLines(reading.db, actor, actor.storeId, page), lineOf),
  payouts: async ({ reading }, { page, state }, actor) =>
    pageAs(await readPayouts(reading.db, actor, { page, state }), payoutOf),
  payout: async ({ reading }, { id }, actor) =>
    statementOf(await readStatement(reading.db, actor, id)),
  payee: async ({ reading }, _, actor) => readPayee(reading.db, actor, actor.storeId),
  savePayee: async ({ write }, { payee_name: name, iban, ...before }, actor) => {
    const seen = { name: before.payee_name_seen, iban: before.iban_seen };
    return write((tx) => savePayee(tx, actor, { storeId: actor.storeId, name, iban, seen }));
  },
};
