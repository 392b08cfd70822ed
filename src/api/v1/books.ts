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
  balances: async ({ reading, staff }, { store_id }) =>
    (await readBalances(reading.db, await staff('money'), store_id)).map(balanceOf),
  accounts: async ({ reading, staff }) =>
    (await readAccounts(reading.db, await staff('money'))).map(({ exponent, amount, ...row }) => ({
      ...row,
      amount: toDecimal(amount, exponent),
    })),
  audit: async ({ reading, staff }) => {
    await staff('money');
    return auditMarket(reading.db);
  },
  adjust: async ({ write, staff, market }, { id, amount, reason }) => {
    const actor = await staff('money', 'store-not-found');
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
