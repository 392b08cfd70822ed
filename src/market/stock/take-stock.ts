import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';

export type Taken = { lineId: number; inventoryId: number; productId: number; flashSaleId: number | null; quantity: number };

/**
 * Takes pieces out of stock, and out of the quota of the sale they are sold in. Rows are locked in the order of their ids, so that
 * buyers wait for each other instead of blocking each other. Refuses 'not-enough-stock', 'out-of-stock', 'flash-sale-few' or 'flash-sale-sold-out' for the lines it is about.
 */
export async function takeStock(tx: Tx, wanted: Taken[]): Promise<void> {
  const byId = wanted.toSorted((a, b) => a.inventoryId - b.inventoryId);
  for (const { lineId, inventoryId, quantity } of byId) {
    const taken = await sql<{ quantity: number }>`update inventories set quantity = quantity - ${quantity} where id = ${inventoryId} and quantity >= ${quantity} returning quantity`.execute(tx);
    if (!taken.rows.length) throw await outOfStock(tx, lineId, inventoryId);
  }
  for (const line of byId.filter(({ flashSaleId }) => flashSaleId !== null).sort((a, b) => a.productId - b.productId)) {
    const taken = await sql`update flash_sale_products set sold = sold + ${line.quantity}
      where flash_sale_id = ${line.flashSaleId} and product_id = ${line.productId} and sold + ${line.quantity} <= quota returning sold`.execute(tx);
    if (!taken.rows.length) throw await outOfSale(tx, line);
  }
}

async function outOfStock(tx: Tx, lineId: number, inventoryId: number): Promise<Refusal> {
  const row = await tx.selectFrom('inventories').select('quantity').where('id', '=', inventoryId).executeTakeFirst();
  const stock = row?.quantity ?? 0;
  const code = stock > 0 ? 'not-enough-stock' : 'out-of-stock';
  return new Refusal(code, { stock }, { [lineId]: { code, values: { stock } } });
}

async function outOfSale(tx: Tx, { lineId, flashSaleId, productId }: Taken): Promise<Refusal> {
  const { rows } = await sql<{ left: number }>`select quota - sold as left from flash_sale_products where flash_sale_id = ${flashSaleId} and product_id = ${productId}`.execute(tx);
  const left = rows[0]?.left ?? 0;
  const code = left > 0 ? 'flash-sale-few' : 'flash-sale-sold-out';
  return new Refusal(code, { left }, { [lineId]: { code, values: { left } } });
}

/** Puts pieces back: into stock, and into the quota of the sale they were sold in, unless a new round of it began since they were taken. */
export async function giveStockBack(tx: Tx, lines: Omit<Taken, 'lineId'>[], takenAt: Date): Promise<void> {
  for (const { inventoryId, quantity } of lines.toSorted((a, b) => a.inventoryId - b.inventoryId)) {
    await sql`update inventories set quantity = quantity + ${quantity} where id = ${inventoryId}`.execute(tx);
  }
  for (const { flashSaleId, productId, quantity } of lines.filter((line) => line.flashSaleId !== null).toSorted((a, b) => a.productId - b.productId)) {
    await sql`update flash_sale_products set sold = greatest(0, sold - ${quantity}) from flash_sales fs
      where fs.id = flash_sale_id and fs.start_at <= ${takenAt} and flash_sale_id = ${flashSaleId} and product_id = ${productId}`.execute(tx);
  }
}
