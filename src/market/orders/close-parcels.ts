import type { Tx } from '#db/connect.ts';
import { touch } from '#db/touch.ts';
import { eraseWhenDone } from '#market/orders/erase-when-done.ts';
import { giveStockBack } from '#market/stock/take-stock.ts';

/** Who closes parcels, and why. */
export type Closing = { actor: 'customer' | 'seller' | 'staff'; accountId: number | null; note: string };

/** Marks locked, live parcels of one order as cancelled and puts their pieces back, into stock and into the quota of the sale they were sold in. */
export async function closeParcels(tx: Tx, parcels: number[], placedAt: Date, { actor, accountId, note }: Closing, now: Date): Promise<void> {
  await tx.updateTable('parcels').set({ cancelled_at: now, updated_at: now }).where('id', 'in', parcels).execute();
  await tx.insertInto('parcel_events').values(parcels.map((id) => ({ parcel_id: id, action: 'cancel', actor, account_id: accountId, note, at: now }))).execute();
  const lines = await tx.selectFrom('order_lines').select(['product_id', 'inventory_id', 'flash_sale_id', 'quantity']).where('parcel_id', 'in', parcels).execute();
  await giveStockBack(tx, lines.flatMap((line) => line.inventory_id === null ? [] : [{ inventoryId: line.inventory_id, productId: line.product_id, flashSaleId: line.flash_sale_id, quantity: line.quantity }]), placedAt);
  await touch(tx, ...new Set(lines.map(({ product_id }) => `product:${product_id}`)));
  await eraseWhenDone(tx, parcels);
}
