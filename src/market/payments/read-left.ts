import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import type { Db } from '#db/connect.ts';

/** What of a parcel can still go back, in minor units: what was paid for it without what went back or is on its way. */
export type Left = { id: number; left: Money; cancelled: boolean };
type Row = { id: number; total: Money; back: Money; cancelled: boolean; asked: Money | null };

/**
 * The parcels of an order, the last cancelled first, and what is left of each. One that was called off before its order was paid on a gateway's page was never paid for: of cancelled parcels no more is left than the
 * payment had beyond the live ones, and the latest cancelled have it.
 */
export async function readLeft(db: Db, orderId: number): Promise<Left[]> {
  const { rows } = await sql<Row>`
    select p.id, p.total, coalesce(b.back, 0)::bigint as back, p.cancelled_at is not null as cancelled, (select amount from payments where order_id = p.order_id and state = 'succeeded') as asked
    from parcels p left join lateral (select sum(rp.amount) as back from refund_parcels rp join refunds r on r.id = rp.refund_id where rp.parcel_id = p.id and r.state <> 'failed') b on true
    where p.order_id = ${orderId} order by p.cancelled_at desc nulls first, p.id`.execute(db);
  let beyond = (rows[0]?.asked ?? Infinity) - rows.reduce((sum, { cancelled, total, back }) => sum + (cancelled ? back : total), 0);
  return rows.map(({ id, total, back, cancelled }) => {
    const left = cancelled ? Math.max(0, Math.min(total - back, beyond)) : total - back;
    if (cancelled) beyond -= left;
    return { id, left, cancelled };
  });
}
