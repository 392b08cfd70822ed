// Marks many payouts as paid once the bank has carried them out, each as the call for a single one
// does.
import { z } from 'zod';
import { toDecimal } from '#base/money.ts';
import { Refusal } from '#base/refusal.ts';
import { payoutCalls } from '#contract/payout.ts';
import type { Db } from '#db/connect.ts';
import type { BulkKind } from '#market/bulk/bulk-kind.ts';
import { markPaid } from '#market/payouts/end-payout.ts';
import { listPayouts, type Payout } from '#market/payouts/read-payouts.ts';

const paid = z.object({ id: z.int(), version: z.int(), reference: z.string() });

/** A payout; marking it as paid makes its next version. */
async function open(db: Db, id: number): Promise<{ id: number; version: number } | null> {
  const payout = await db
    .selectFrom('payouts')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return payout ? { id, version: 0 } : null;
}

/** Names the store and the amount, because marking cannot be undone. */
const titleOf = ({ store, amount, exponent, currency }: Payout): string =>
  `${store} · ${toDecimal(amount, exponent).toFixed(exponent)} ${currency}`;

export const paidPayouts: BulkKind = {
  noun: 'payout',
  permission: 'money',
  final: true,
  find: async (db, _, query, { size, only }) => {
    const { rows } = await listPayouts(db, { ...payoutCalls.list.input.parse(query), size, only });
    return rows.map((row) => ({ id: row.id, title: titleOf(row) }));
  },
  open,
  plan: async (db, id, { act, given: { reference = '' } }) => {
    if (act !== 'paid') throw new Refusal('invalid-input', { field: 'act' });
    const shown = await open(db, id);
    return shown && { shown, fields: { reference } };
  },
  save: async (tx, by, fields) => {
    const { id, version, reference } = paid.parse(fields);
    await markPaid(tx, by, { payoutId: id, reference });
    return { id, version: version + 1 };
  },
  remove: async () => {
    throw new Refusal('invalid-input', { field: 'act' });
  },
};
