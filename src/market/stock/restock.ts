import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';

type Back = { order_line_id: number; quantity: number };

/**
 * Returns the pieces of cancelled parcels to stock and to the quota of their sale, unless they are
 * back already. The caller has locked the order.
 */
export async function restockCancelled(tx: Tx, parcels: number[]): Promise<void> {
  await putBack(
    tx,
    sql`
      insert into stock_moves (inventory_id, quantity, cause, order_line_id)
      select inventory_id, quantity - restocked, 'cancel', id
      from order_lines
      where parcel_id = any(${parcels}::int[])
        and inventory_id is not null
        and restocked < quantity
      order by inventory_id
      returning order_line_id, quantity
    `,
  );
  await takeGone(tx, parcels);
}

/** Removes pieces again that came back although their store has none left of them. */
async function takeGone(tx: Tx, parcels: number[]): Promise<void> {
  await sql`
    insert into stock_moves (inventory_id, quantity, cause, account_id)
    select l.inventory_id, -sum(c.quantity)::int, 'hand', max(c.account_id)
    from cancelled_pieces c
    join order_lines l on l.id = c.order_line_id
    join inventories i on i.id = l.inventory_id
    where l.parcel_id = any(${parcels}::int[]) and c.gone and c.refund_id is not null
    group by l.inventory_id
    order by l.inventory_id
  `.execute(tx);
}

/** Returns the pieces of an unpaid cut to stock and quota. The caller has locked the order. */
export async function restockCut(tx: Tx, cut: number): Promise<void> {
  await putBack(
    tx,
    sql`
      insert into stock_moves (inventory_id, quantity, cause, order_line_id)
      select l.inventory_id, c.quantity, 'cut', l.id
      from cancelled_pieces c
      join order_lines l on l.id = c.order_line_id
      where c.cut_id = ${cut} and l.inventory_id is not null
      order by l.inventory_id
      returning order_line_id, quantity
    `,
  );
}

/**
 * Returns the pieces of a successful refund to stock and quota: for each line, as many as its
 * refunds state, less those that are back already. The caller has locked the order.
 */
export async function restockReturned(tx: Tx, refundId: number): Promise<void> {
  await putBack(
    tx,
    sql`
      insert into stock_moves (inventory_id, quantity, cause, order_line_id, refund_id)
      select l.inventory_id, b.pieces - l.restocked, 'return', l.id, ${refundId}
      from refund_lines mine
      join order_lines l on l.id = mine.order_line_id
      cross join lateral (
        select sum(rl.quantity) as pieces
        from refund_lines rl
        join refunds r on r.id = rl.refund_id
        where rl.order_line_id = l.id
          and rl.back
          and r.state = 'succeeded'
      ) b
      where mine.refund_id = ${refundId}
        and mine.back
        and l.inventory_id is not null
        and b.pieces > l.restocked
      order by l.inventory_id
      returning order_line_id, quantity
    `,
  );
}

/** Writes the moves, and gives the quota back unless a new round of the sale has begun since. */
async function putBack(tx: Tx, moves: RawBuilder<unknown>): Promise<void> {
  const { rows: back } = await sql<Back>`${moves}`.execute(tx);
  if (!back.length) return;
  const { rows: products } = await sql<{ product_id: number }>`
    select distinct product_id
    from order_lines
    where id = any(${back.map((line) => line.order_line_id)}::int[])
  `.execute(tx);
  await sql`
    with back as (
      select l.flash_sale_id, l.product_id, o.created_at, sum(b.quantity) as pieces
      from jsonb_to_recordset(${JSON.stringify(back)}::jsonb) as b(order_line_id int, quantity int)
      join order_lines l on l.id = b.order_line_id
      join orders o on o.id = l.order_id
      where l.flash_sale_id is not null
      group by 1, 2, 3
    ),
    locked as (
      select fp.flash_sale_id, fp.product_id, back.pieces
      from back
      join flash_sales fs on fs.id = back.flash_sale_id and fs.start_at <= back.created_at
      join flash_sale_products fp on fp.flash_sale_id = fs.id and fp.product_id = back.product_id
      order by fp.product_id
      for no key update of fp
    )
    update flash_sale_products fp set sold = greatest(0, fp.sold - locked.pieces)
    from locked
    where fp.flash_sale_id = locked.flash_sale_id
      and fp.product_id = locked.product_id
  `.execute(tx);
  await touch(tx, 'stock', ...products.map(({ product_id }) => `product:${product_id}`));
}
