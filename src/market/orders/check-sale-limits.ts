import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Db } from '#db/connect.ts';
import type { LineToOrder } from '#market/orders/order-lines.ts';

type Limit = { sale: number; product: number; limit: number; bought: number };

/**
 * Checks that a shopper may buy so many at a flash sale's price: a product of a sale may have a
 * limit for each customer and round. Items that were refunded do not count. Refuses
 * 'flash-sale-limit' and names the lines. The caller has locked the shopper.
 */
export async function checkSaleLimits(
  db: Db,
  shopper: string,
  lines: LineToOrder[],
): Promise<void> {
  const sales = [...new Set(lines.flatMap(({ flash_sale_id: id }) => (id === null ? [] : [id])))];
  if (sales.length === 0) return;
  const { rows } = await sql<Limit>`
    select fp.flash_sale_id as sale, fp.product_id as product, fp.per_customer as limit,
      (
        select coalesce(sum(l.quantity - back.pieces), 0)::int
        from order_lines l
        join orders o on o.id = l.order_id
        join parcels p on p.id = l.parcel_id and p.cancelled_at is null
        cross join lateral (
          select coalesce(sum(rl.quantity), 0) as pieces
          from refund_lines rl
          join refunds r on r.id = rl.refund_id and r.state = 'succeeded'
          where rl.order_line_id = l.id
        ) back
        where l.flash_sale_id = fs.id
          and l.product_id = fp.product_id
          and o.shopper = ${shopper}
          and o.created_at >= fs.start_at
      ) as bought
    from flash_sale_products fp
    join flash_sales fs on fs.id = fp.flash_sale_id
    where fp.flash_sale_id = any(${sales}::int[])
      and fp.product_id = any(${lines.map(({ product_id: id }) => id)}::int[])
      and fp.per_customer is not null
  `.execute(db);
  for (const { sale, product, limit, bought } of rows) {
    const own = lines.filter((line) => line.flash_sale_id === sale && line.product_id === product);
    const pieces = own.reduce((sum, { quantity }) => sum + quantity, 0);
    if (bought + pieces <= limit) continue;
    const refused = { code: 'flash-sale-limit', values: { limit } } as const;
    throw new Refusal(refused.code, refused.values, {
      lines: Object.fromEntries(own.map(({ id }) => [id, refused])),
    });
  }
}
