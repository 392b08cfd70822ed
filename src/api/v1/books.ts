import { minorOf } from '#base/currency.ts';
import { toDecimal } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import { balanceOf, storeBalanceOf } from '#api/show-balance.ts';
import type { BalanceQuery, booksCalls } from '#contract/books.ts';
import { adjustOrAsk } from '#market/approvals/adjust-or-ask.ts';
import { auditMarket } from '#market/audit/audit-market.ts';
import { listBalances } from '#market/ledger/list-balances.ts';
import { readAccounts, readBalancesOf } from '#market/ledger/read-balances.ts';

export const booksHandlers: Handlers<typeof booksCalls> = {
  ...listHandlers('balances', async ({ reading, market }, query: BalanceQuery, by) => {
    const { rows, ...counted } = await listBalances(reading.db, by, query, market);
    return { rows: rows.map(storeBalanceOf), ...counted };
  }),
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
