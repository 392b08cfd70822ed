import { sql, type RawBuilder } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { LOW_STOCK } from '#contract/webhook.ts';
import type { Tx } from '#db/connect.ts';
import { record } from '#db/enqueue.ts';

/** The pieces wanted of a variant. `lineId`: the cart's or order's line, which refusals name. */
export type StockToTake = {
  lineId: number;
  inventoryId: number;
  productId: number;
  /** The sale whose quota they use. */
  flashSaleId: number | null;
  quantity: number;
};

/**
 * Takes the pieces of a new order's lines out of stock, and out of the quota of their sale.
 * `wanted`: the cart lines that the order was made of. Rows are locked in the order of ids, so that
 * two buyers never deadlock. Refuses 'not-enough-stock', 'out-of-stock', 'flash-sale-few' or
 * 'flash-sale-sold-out' for the lines concerned.
 */
export async function takeStock(tx: Tx, orderId: number, wanted: StockToTake[]): Promise<void> {
  await take(
    tx,
    wanted,
    sql`
      insert into stock_moves (inventory_id, quantity, cause, order_line_id)
      select i.id, -l.quantity, 'order', l.id
      from order_lines l
      join inventories i on i.id = l.inventory_id and i.quantity >= l.quantity
      where l.order_id = ${orderId}
      order by i.id
      for no key update of i
      returning inventory_id, -quantity as taken
    `,
  );
}

/**
 * Takes the pieces of cancelled parcels out of stock again, for an order that goes on after all.
 * The caller has locked the order. Locks and refuses as `takeStock`.
 */
export async function takeStockAgain(tx: Tx, wanted: StockToTake[]): Promise<void> {
  await take(
    tx,
    wanted,
    sql`
      insert into stock_moves (inventory_id, quantity, cause, order_line_id)
      select i.id, -l.restocked, 'reopen', l.id
      from order_lines l
      join inventories i on i.id = l.inventory_id and i.quantity >= l.restocked
      where l.id = any(${wanted.map(({ lineId }) => lineId)}::int[])
        and l.restocked > 0
      order by i.id
      for no key update of i
      returning inventory_id, -quantity as taken
    `,
  );
}

type TakenStock = { inventory_id: number; taken: number };

async function take(tx: Tx, wanted: StockToTake[], moves: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<TakenStock>`${moves}`.execute(tx);
  const taken = new Set(rows.map((row) => row.inventory_id));
  const byId = wanted.toSorted((a, b) => a.inventoryId - b.inventoryId);
  const missing = byId.find(({ inventoryId }) => !taken.has(inventoryId));
  if (missing) throw await outOfStock(tx, missing);
  const onSale = byId.filter(({ flashSaleId }) => flashSaleId !== null);
  for (const line of onSale.toSorted((a, b) => a.productId - b.productId))
    await takeQuota(tx, line);
  await announceLow(tx, rows);
}

/** Announces the variants that have just become low. */
async function announceLow(tx: Tx, moved: TakenStock[]): Promise<void> {
  const { rows } = await sql<{ inventory: number; product: number }>`
    select i.id as inventory, i.product_id as product
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) m(inventory_id int, taken int)
    join inventories i on i.id = m.inventory_id
    group by i.id
    having i.quantity <= ${LOW_STOCK} and i.quantity + sum(m.taken) > ${LOW_STOCK}
    order by i.id
  `.execute(tx);
  for (const low of rows) await record(tx, 'stock-low', low);
}

async function takeQuota(tx: Tx, line: StockToTake): Promise<void> {
  const { flashSaleId, productId, quantity } = line;
  const { rows } = await sql`
    update flash_sale_products set sold = sold + ${quantity}
    where flash_sale_id = ${flashSaleId}
      and product_id = ${productId}
      and sold + ${quantity} <= quota
    returning sold
  `.execute(tx);
  if (!rows.length) throw await outOfSale(tx, line);
}

async function outOfStock(tx: Tx, { lineId, inventoryId }: StockToTake): Promise<Refusal> {
  const row = await tx
    .selectFrom('inventories')
    .select('quantity')
    .where('id', '=', inventoryId)
    .executeTakeFirst();
  const stock = row?.quantity ?? 0;
  const code = stock > 0 ? 'not-enough-stock' : 'out-of-stock';
  return new Refusal(code, { stock }, { lines: { [lineId]: { code, values: { stock } } } });
}

async function outOfSale(
  tx: Tx,
  { lineId, flashSaleId, productId }: StockToTake,
): Promise<Refusal> {
  const { rows } = await sql<{ left: number }>`
    select quota - sold as left
    from flash_sale_products
    where flash_sale_id = ${flashSaleId}
      and product_id = ${productId}
  `.execute(tx);
  const left = rows[0]?.left ?? 0;
  const code = left > 0 ? 'flash-sale-few' : 'flash-sale-sold-out';
  return new Refusal(code, { left }, { lines: { [lineId]: { code, values: { left } } } });
}
