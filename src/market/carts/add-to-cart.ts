import { sql } from 'kysely';
import { randomId } from '#base/id.ts';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { allowedQuantity, MOST_LINES, MOST_OF_ONE } from '#market/carts/cart.ts';
import type { Shopper } from '#market/settings/actor.ts';

export type Chosen = { product_id: number; inventory_id: number; quantity: number };
export type CartRow = {
  id: number;
  product_id: number;
  inventory_id: number;
  quantity: number;
  selected: boolean;
};

/**
 * Adds this many of a variant to the caller's cart (negative: takes some out). Refuses
 * 'product-not-found', 'store-away', 'too-many-lines' and what `allowedQuantity` does.
 */
export async function addToCart(tx: Tx, shopper: Shopper, chosen: Chosen): Promise<CartRow> {
  return putLine(tx, shopper, chosen, (already) => already + chosen.quantity);
}

/**
 * Sets the variant's line to exactly this quantity and selects only that line of the caller's.
 * Refuses as `addToCart` does.
 */
export async function buyNow(tx: Tx, shopper: Shopper, chosen: Chosen): Promise<CartRow> {
  const line = await putLine(tx, shopper, chosen, () => chosen.quantity);
  await tx
    .updateTable('cart_lines')
    .set({ selected: false })
    .where('shopper', '=', shopper.key)
    .where('id', '<>', line.id)
    .where('selected', '=', true)
    .execute();
  return line;
}

/**
 * Adds this many of a variant, or all that are left if there are fewer. Refuses as `addToCart`
 * does.
 */
export async function bringToCart(tx: Tx, shopper: Shopper, chosen: Chosen): Promise<CartRow> {
  return putLine(tx, shopper, chosen, (already, stock) =>
    Math.max(already, 1, Math.min(already + chosen.quantity, stock, MOST_OF_ONE)),
  );
}

async function putLine(
  tx: Tx,
  shopper: Shopper,
  chosen: Chosen,
  quantityAfter: (already: number, stock: number) => number,
): Promise<CartRow> {
  const stock = (
    await sql<{ quantity: number; away: boolean }>`
      select i.quantity, coalesce(s.away_until > now(), false) as away,
        pg_advisory_xact_lock(hashtextextended(${shopper.key}, 0))
      from inventories i
      join products p on p.id = i.product_id
      join stores s on s.id = p.store_id
      where i.id = ${chosen.inventory_id}
        and p.id = ${chosen.product_id}
        and p.public
    `.execute(tx)
  ).rows[0]; // one change at a time for a cart
  if (!stock) throw new Refusal('product-not-found');
  if (stock.away) throw new Refusal('store-away');
  const lines = await tx
    .selectFrom('cart_lines')
    .select(['id', 'inventory_id', 'quantity'])
    .where('shopper', '=', shopper.key)
    .execute();
  const line = lines.find(({ inventory_id }) => inventory_id === chosen.inventory_id);
  const quantity = allowedQuantity(
    quantityAfter(line?.quantity ?? 0, stock.quantity),
    stock.quantity,
  );
  if (!line && lines.length >= MOST_LINES)
    throw new Refusal('too-many-lines', { most: MOST_LINES });
  return tx
    .insertInto('cart_lines')
    .values({
      id: line?.id ?? randomId(),
      shopper: shopper.key,
      product_id: chosen.product_id,
      inventory_id: chosen.inventory_id,
      quantity,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['shopper', 'inventory_id'])
        .doUpdateSet({ quantity, selected: true, updated_at: new Date() }),
    )
    .returning(['id', 'product_id', 'inventory_id', 'quantity', 'selected'])
    .executeTakeFirstOrThrow();
}
