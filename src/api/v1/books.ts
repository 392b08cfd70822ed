import { minorOf } from '#base/currency.ts';
import { toDecimal } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { Handlers } from '#api/handler.ts';
import { balanceOf } from '#api/show-balance.ts';
import type { booksCalls } from '#contract/books.ts';
import { adjustOrAsk } from '#market/approvals/adjust-or-ask.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { readAccounts, readBalances, readBalancesOf } from '#market/ledger/read-balances.ts';

export const booksHandlers: Handlers<typeof booksCalls> = {
  balances: async ({ reading }, { store_id }, actor) =>
    (await readBalances(reading.db, actor, store_id)).map(balanceOf),
  accounts: async ({ reading }, _, actor) =>
    (await readAccounts(reading.db, actor)).map(({ exponent, amount, ...row }) => ({
      ...row,
      amount: toDecimal(amount, exponent),
    })),
  audit: async ({ reading }) => auditMarket(reading.db),
  adjust: async ({ write, market }, { id, amount, reason }, actor) => {
    const size = minorOf(amount.replace('-', ''), market.currency_exponent);
    if (!size) throw new Refusal('invalid-input', { field: 'amount' });
    return write(async (tx) => {
      const waiting = await adjustOrAsk(tx, actor, {
        storeId: id,
        amount: amount.startsWith('-') ? -size : size,
        reason,
      });
      return (await readBalancesOf(tx, actor, id, market)).map((row) => ({
        ...balanceOf(row),
        waiting: row.currency === market.currency ? waiting : null,
      }));
    });
  },
};
