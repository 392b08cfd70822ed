import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { listSize } from '#contract/list-size.ts';
import type { ShownStockMove } from '#contract/admin/product-more.ts';
import type { Listed } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';

type Row = Omit<ShownStockMove, 'at'> & { at: Date };
type MovesQuery = { id: number; page: number; size: number };

/**
 * The moves of a variant's stock, newest first, each with the stock after it; the stock is the sum
 * of all moves. Refuses 'thing-not-found'.
 */
export async function readStockMoves(
  db: Db,
  { id, page, size }: MovesQuery,
): Promise<Listed<ShownStockMove>> {
  const { rows: found } = await sql<{ total: number }>`
    select (
      select count(*)::int
      from (
        select from stock_moves where inventory_id = i.id limit ${listSize.counted + 1}
      ) m
    ) as total
    from inventories i
    where i.id = ${id}
  `.execute(db);
  const [counted] = found;
  if (!counted) throw new Refusal('thing-not-found');
  const { rows } = await sql<Row>`
    select m.id, m.at, case m.cause when 'cut' then 'cancel' else m.cause end as cause,
      m.quantity, l.order_id, a.name as by,
      (i.quantity - coalesce(sum(m.quantity) over later, 0))::int as after
    from inventories i
    join stock_moves m on m.inventory_id = i.id
    left join order_lines l on l.id = m.order_line_id
    left join accounts a on a.id = m.account_id
    where i.id = ${id}
    window later as (order by m.id desc rows between unbounded preceding and 1 preceding)
    order by m.id desc
    limit ${size} offset ${(page - 1) * size}
  `.execute(db);
  return {
    rows: rows.map(({ at, ...move }) => ({ ...move, at: at.toISOString() })),
    total: Math.min(counted.total, listSize.counted),
    more: counted.total > listSize.counted,
  };
}
