import { toDecimal } from '#base/money.ts';
import type { Handlers } from '#api/handler.ts';
import { listHandlers } from '#api/resource.ts';
import type { payoutCalls, PayoutsQuery } from '#contract/payout.ts';
import { payoutOf, statementOf } from '#market/payouts/shown-payout.ts';
import { gatherAgain } from '#market/payouts/gather-again.ts';
import { gatherPayouts } from '#market/payouts/gather-payouts.ts';
import { listPayouts } from '#market/payouts/read-payouts.ts';
import { readStatement } from '#market/payouts/read-statement.ts';

export const payoutHandlers: Handlers<typeof payoutCalls> = {
  ...listHandlers('payouts', async ({ reading }, query: PayoutsQuery) => {
    const { rows, ...counted } = await listPayouts(reading.db, query);
    return { rows: rows.map(payoutOf), ...counted };
  }),
  find: async ({ reading }, { id }, actor) =>
    statementOf(await readStatement(reading.db, actor, id)),
  gather: async ({ write }, { again }, actor) => {
    const now = new Date();
    const made = await write((tx) =>
      again ? gatherAgain(tx, actor, now) : gatherPayouts(tx, now, now),
    );
    return made.map(({ id, storeId, amount, currency, exponent }) => ({
      id,
      store_id: storeId,
      amount: toDecimal(amount, exponent),
      currency,
    }));
  },
};
