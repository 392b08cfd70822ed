import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import type { Tx } from '#db/connect.ts';

/**
 * A line as it was sold, and what refunds that did not fail have taken of it: `returned` in pieces,
 * `refunded` in minor units. `goods` is what its pieces cost, with tax and less its voucher; `paid`
 * includes its shipping too.
 */
export type SoldLine = {
  id: number;
  parcelId: number;
  quantity: number;
  goods: Money;
  paid: Money;
  returned: number;
  refunded: Money;
};

/** The lines with these ids that belong to the order, which the caller has locked. */
export async function readSoldLines(tx: Tx, orderId: number, ids: number[]): Promise<SoldLine[]> {
  const { rows } = await sql<SoldLine>`
    select l.id, l.parcel_id as "parcelId", l.quantity, w.goods::float8 as goods,
      (w.goods + l.shipping_price)::float8 as paid, coalesce(b.pieces, 0)::int as returned,
      coalesce(b.amount, 0)::float8 as refunded
    from order_lines l
    cross join lateral (
      select l.selling * (l.quantity - l.bundle_free) + l.tax_price * l.quantity
        - l.voucher_price as goods
    ) w
    left join lateral (
      select sum(rl.quantity) as pieces, sum(rl.amount) as amount
      from refund_lines rl
      join refunds r on r.id = rl.refund_id
      where rl.order_line_id = l.id and r.state <> 'failed'
    ) b on true
    where l.order_id = ${orderId} and l.id = any (${ids})
  `.execute(tx);
  return rows;
}
