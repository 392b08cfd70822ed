import { toDecimal } from '#base/money.ts';
import type { Handlers } from '#api/handler.ts';
import { pageAs, payoutOf, statementOf } from '#api/show-payout.ts';
import type { payoutCalls } from '#contract/payout.ts';
import { gatherAgain } from '#market/payouts/gather-again.ts';
import { gatherPayouts } from '#market/payouts/gather-payouts.ts';
import { readPayouts } from '#market/payouts/read-payouts.ts';
import { readStatement } from '#market/payouts/read-statement.ts';

export const payoutHandlers: Handlers<typeof payoutCalls> = {
  all: async ({ reading }, { page, state }, actor) =>
    pageAs(await readPayouts(reading.db, actor, { page, state }), payoutOf),
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
