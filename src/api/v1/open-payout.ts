import type { Handlers } from '#api/handler.ts';
import { payoutOf } from '#market/payouts/shown-payout.ts';
import type { openPayoutCalls } from '#contract/open-payout.ts';
import { cancelPayout, markPaid, markPaidDespite } from '#market/payouts/end-payout.ts';
import { readPayable } from '#market/payouts/held-payouts.ts';
import { readBankCsv, readBankXml } from '#market/payouts/read-bank-file.ts';
import { readPayout } from '#market/payouts/read-payouts.ts';

export const openPayoutHandlers: Handlers<typeof openPayoutCalls> = {
  paid: async ({ write }, { id, reference, despite }, actor) =>
    write(async (tx) => {
      await (despite ? markPaidDespite : markPaid)(tx, actor, { payoutId: id, reference });
      return payoutOf(await readPayout(tx, actor, id));
    }),
  cancel: async ({ write }, { id, note }, actor) =>
    write(async (tx) => {
      await cancelPayout(tx, actor, { payoutId: id, note });
      return payoutOf(await readPayout(tx, actor, id));
    }),
  csv: async ({ reading }, { leave_out: leaveOut }, actor) =>
    fileOf(
      'payouts.csv',
      await readBankCsv(reading.db, actor, leaveOut ? await readPayable(reading.db) : null),
    ),
  xml: async ({ reading }, { leave_out: leaveOut }, actor) =>
    fileOf(
      'payouts.xml',
      await readBankXml(reading.db, actor, leaveOut ? await readPayable(reading.db) : null),
    ),
};

const fileOf = (name: string, content: string) => ({
  name,
  bytes: new TextEncoder().encode(content),
});
