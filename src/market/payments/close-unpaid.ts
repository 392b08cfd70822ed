import { sql } from 'kysely';
import type { Db, Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { closeOrder } from '#market/orders/cancel-order.ts';
import { closeParcels } from '#market/orders/close-parcels.ts';
import { waitsForStaff } from '#market/orders/paid-so-far.ts';
import { mayExpire } from '#market/orders/payment-rule.ts';

const AT_ONCE = 100;

/** True of an order `o` whose buyer is paying right now, or whose money waits for staff. */
const waits = sql<boolean>`
  (
    exists (
      select from payments p
      where p.order_id = o.id and (p.state = 'processing' or ${waitsForStaff})
    )
    or exists (
      select from transfers t
      where t.order_id = o.id and t.state = 'waiting'
    )
  )
`;

/** True of an order `o` with a deadline that waits for nothing: closed, or nobody is paying it. */
export const waitsToBePaid = sql<boolean>`(o.cancelled_at is not null or not ${waits})`;

/**
 * Closes orders that were not paid in time; stock, sale quota and voucher become available again.
 * An order that is being paid, or whose transfer staff are checking, is left for later. One that
 * cannot be closed does not hold up the others: its error is thrown at the end.
 */
export async function closeUnpaid(db: Db, now = new Date()): Promise<void> {
  const problems: unknown[] = [];
  for (
    let due = await readDue(db, 0, now);
    due.length;
    due = await readDue(db, due.at(-1) ?? 0, now)
  ) {
    for (const id of due) {
      await transaction(db, (tx) => closeOne(tx, id, now)).catch((problem: unknown) =>
        problems.push(problem),
      );
    }
  }
  if (problems.length)
    throw new AggregateError(problems, `${problems.length} unpaid orders were not closed.`);
}

async function readDue(db: Db, after: number, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id
    from orders o
    where o.pay_by <= ${now}
      and o.id > ${after}
      and ${waitsToBePaid}
    order by o.id
    limit ${AT_ONCE}
  `.execute(db);
  return rows.map(({ id }) => id);
}

type Order = { paid: boolean; cancelled: boolean; waits: boolean };

async function closeOne(tx: Tx, id: number, now: Date): Promise<void> {
  await sql`select from orders where id = ${id} for update`.execute(tx);
  const {
    rows: [order],
  } = await sql<Order>`
    select o.paid_at is not null as paid, o.cancelled_at is not null as cancelled, ${waits} as waits
    from orders o
    where o.id = ${id} and o.pay_by <= ${now}
  `.execute(tx);
  if (!order || (order.waits && !order.cancelled)) return;
  await tx.updateTable('orders').set({ pay_by: null }).where('id', '=', id).execute();
  if (order.paid || order.cancelled) return;
  await expire(tx, id, now);
}

async function expire(tx: Tx, id: number, now: Date): Promise<void> {
  const { rows: live } = await sql<{ id: number; status: number; cancelled: false }>`
    select id, status, false as cancelled
    from parcels
    where order_id = ${id} and cancelled_at is null
    order by id
    for update
  `.execute(tx);
  if (!mayExpire(live)) return;
  await closeOrder(tx, id, now);
  const closing = { actor: 'staff', accountId: null, note: '' } as const;
  await closeParcels(
    tx,
    live.map((parcel) => parcel.id),
    closing,
    now,
  );
  await tx
    .updateTable('payments')
    .set({ state: 'expired', updated_at: now })
    .where('order_id', '=', id)
    .where('state', '=', 'created')
    .execute();
}
