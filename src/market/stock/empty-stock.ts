import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import type { Seller } from '#market/settings/actor.ts';

/** Sets the stock of the variants in these order lines to zero. */
export async function emptyStock(tx: Tx, by: Seller, lines: number[]): Promise<void> {
  const { rows } = await sql<{ product_id: number }>`
    with counted as (
      select i.id, i.product_id, i.quantity
      from inventories i
      where i.id in (select inventory_id from order_lines where id = any(${lines}::int[]))
      order by i.id
      for update
    ),
    moved as (
      insert into stock_moves (inventory_id, quantity, cause, account_id)
      select id, -quantity, 'hand', ${by.accountId} from counted where quantity > 0
    )
    select distinct product_id from counted
  `.execute(tx);
  await touch(tx, 'stock', ...rows.map(({ product_id }) => `product:${product_id}`));
}
