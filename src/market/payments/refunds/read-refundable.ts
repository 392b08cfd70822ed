import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import { orderStatus } from '#contract/constants.ts';
import type { Db } from '#db/connect.ts';

/** What can still be refunded of a parcel: what was paid for it, less its refunds, done or not. */
export type Refundable = { id: number; left: Money; cancelled: boolean };
/** `paidFor`: the amount of the successful payment; null for cash orders. */
type Row = {
  id: number;
  total: Money;
  back: Money;
  cancelled: boolean;
  delivered: boolean;
  paidFor: Money | null;
};

/**
 * The parcels of an order, the last cancelled first, with what is left of each, in minor units.
 * Cash was only paid for delivered parcels. A gateway's page asked nothing for parcels that were
 * cancelled before: cancelled parcels have no more left than the payment had beyond the live ones,
 * and the last cancelled come first.
 */
export async function readRefundable(db: Db, orderId: number): Promise<Refundable[]> {
  const { rows } = await sql<Row>`
    select p.id, p.total, coalesce(b.back, 0)::bigint as back,
      p.cancelled_at is not null as cancelled, p.status = ${orderStatus.delivered} as delivered,
      (
        select amount
        from payments
        where order_id = p.order_id and state = 'succeeded'
      ) as "paidFor"
    from parcels p
    left join lateral (
      select sum(rp.amount) as back
      from refund_parcels rp
      join refunds r on r.id = rp.refund_id
      where rp.parcel_id = p.id and r.state <> 'failed'
    ) b on true
    where p.order_id = ${orderId}
    order by p.cancelled_at desc nulls first, p.id
  `.execute(db);
  const paidFor = rows[0]?.paidFor ?? null;
  return paidFor === null ? rows.map(leftOfCash) : leftOfPayment(rows, paidFor);
}

const leftOfCash = ({ id, total, back, cancelled, delivered }: Row): Refundable => ({
  id,
  left: delivered && !cancelled ? total - back : 0,
  cancelled,
});

function leftOfPayment(rows: Row[], paidFor: Money): Refundable[] {
  const spoken = rows.reduce(
    (sum, { cancelled, total, back }) => sum + (cancelled ? back : total),
    0,
  );
  let beyond = paidFor - spoken;
  return rows.map(({ id, total, back, cancelled }) => {
    const left = cancelled ? Math.max(0, Math.min(total - back, beyond)) : total - back;
    if (cancelled) beyond -= left;
    return { id, left, cancelled };
  });
}
