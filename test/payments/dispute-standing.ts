// The state of an order's disputes in the shop: its books, what is held, and what was lost.
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { heldParcels } from '#market/ledger/on-hold.ts';
import type { Waiting } from './buyers.ts';

/** `books`: the balance of each account for this order; `held`: why its earnings are on hold. */
export async function disputeStanding(db: Db, { id, payment }: Waiting) {
  const lines = await db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_lines as l', 'l.entry_id', 'e.id')
    .where('e.order_id', '=', id)
    .select(['l.account', (own) => own.fn.sum<number>('l.amount').as('sum')])
    .groupBy('l.account')
    .execute();
  const disputes = await db
    .selectFrom('disputes')
    .select(['state', 'amount', 'due_by', 'settled_at'])
    .where('payment_id', '=', payment)
    .orderBy('id')
    .execute();
  const moves = await db
    .selectFrom('dispute_movements as m')
    .innerJoin('disputes as d', 'd.id', 'm.dispute_id')
    .where('d.payment_id', '=', payment)
    .select(['m.kind', 'm.amount'])
    .orderBy('m.id')
    .execute();
  const { rows: held } = await sql<{ why: string }>`
    select h.why from ${heldParcels} h join parcels p on p.id = h.parcel_id
    where p.order_id = ${id}`.execute(db);
  const refunds = await db
    .selectFrom('refunds')
    .select(['source', 'amount', 'state'])
    .where('order_id', '=', id)
    .orderBy('id')
    .execute();
  const sums = Object.fromEntries(lines.map(({ account, sum }) => [account, Number(sum)]));
  return {
    books: { gateway: 0, disputed: 0, market: 0, ...sums },
    moves,
    refunds,
    held: held.map(({ why }) => why),
    disputes: disputes.map(({ state, amount, due_by: dueBy, settled_at: settled }) => ({
      state,
      amount,
      dueBy,
      settled: settled !== null,
    })),
  };
}
