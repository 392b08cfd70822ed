import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import type { Db, Tx } from '#db/connect.ts';
import { orderMethod } from '#contract/constants.ts';

/**
 * What an order `o` still owes, in minor units of its currency: the total of its live parcels, less
 * what was paid and kept. 0 once it is paid or cancelled. The order page, the transfer form, the
 * staff's list, the gateways and the ledger all use this.
 */
export const owedOf = sql<Money>`
  (
    case
      when o.paid_at is not null or o.cancelled_at is not null then 0
      else greatest(
        0,
        (
          select coalesce(sum(w.total), 0)
          from parcels w
          where w.order_id = o.id and w.cancelled_at is null
        ) - o.paid + o.refunded
      )
    end
  )::bigint
`;

/** What one order still owes. */
export async function readOwed(db: Db, orderId: number): Promise<Money> {
  const { rows } = await sql<{ owed: Money }>`
    select ${owedOf} as owed
    from orders o
    where o.id = ${orderId}
  `.execute(db);
  return rows[0]?.owed ?? 0;
}

/**
 * Sets an open bank payment of an order to what is owed now, with what it has received, after one
 * of its parcels was cancelled. A gateway's page is closed instead (see 'parcel-cancelled' in
 * jobs/reactions.ts). The caller has locked the order.
 */
export async function followOwed(tx: Tx, orderId: number, now: Date): Promise<void> {
  const owed = await readOwed(tx, orderId);
  if (owed === 0) return;
  await tx
    .updateTable('payments')
    .set((row) => ({ amount: sql`${owed} + coalesce(${row.ref('received')}, 0)`, updated_at: now }))
    .where('order_id', '=', orderId)
    .where('method', '=', orderMethod.bank)
    .where('state', 'in', ['created', 'processing'])
    .execute();
}
