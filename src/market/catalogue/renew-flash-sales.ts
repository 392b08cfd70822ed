import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';

const AHEAD = '90 seconds'; // renewed a little early, so that no moment is without the sale

/**
 * Starts another round, of the same length and with a fresh quota, of renewing sales that are over
 * or about to be. Safe when several processes run it at once: each checks the row again after
 * waiting for its lock.
 */
export async function renewFlashSales(tx: Tx, now = new Date()): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update flash_sales set start_at = ${now}, end_at = end_at + late.length * rounds
    from (
      select id as due, length,
        ceil(
          extract(
            epoch from ${now}::timestamptz + ${AHEAD}::interval - end_at
          ) / extract(epoch from length)
        ) as rounds
      from flash_sales
      where renews
        and end_at <= ${now}::timestamptz + ${AHEAD}::interval
    ) late
    where id = due
      and end_at <= ${now}::timestamptz + ${AHEAD}::interval
    returning id
  `.execute(tx);
  if (!rows.length) return;
  const ids = rows.map(({ id }) => id);
  const { rows: products } = await sql<{
    product_id: number;
  }>`
    update flash_sale_products set sold = 0
    where flash_sale_id = any(${ids}::int[])
    returning product_id
  `.execute(tx);
  await touch(tx, 'flash-sales', ...products.map(({ product_id }) => `product:${product_id}`));
}
