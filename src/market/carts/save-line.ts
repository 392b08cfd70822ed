import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { bringToCart, type CartRow } from '#market/carts/add-to-cart.ts';
import { MOST_LINES, MOST_OF_ONE } from '#market/carts/cart.ts';
import type { Shopper } from '#market/settings/actor.ts';

export type SavedRow = { id: number; quantity: number };

/**
 * Moves a line of the caller's cart to their saved items; if it is saved already, the quantities
 * add up. Refuses 'cart-line-not-found', 'too-many-saved'.
 */
export async function saveLine(tx: Tx, shopper: Shopper, id: number): Promise<SavedRow> {
  await oneAtATime(tx, shopper.key);
  const {
    rows: [saved],
  } = await sql<SavedRow>`
    with line as (
      delete from cart_lines
      where id = ${id} and shopper = ${shopper.key}
      returning id, shopper, product_id, inventory_id, quantity
    )
    insert into saved_lines (id, shopper, product_id, inventory_id, quantity)
    select id, shopper, product_id, inventory_id, quantity
    from line
    on conflict (shopper, inventory_id) do update
    set quantity = least(saved_lines.quantity + excluded.quantity, ${MOST_OF_ONE}),
      created_at = now()
    returning id, quantity
  `.execute(tx);
  if (!saved) throw new Refusal('cart-line-not-found');
  const { rows } = await sql<{ saved: number }>`
    select count(*) as saved
    from saved_lines
    where shopper = ${shopper.key}
  `.execute(tx);
  if ((rows[0]?.saved ?? 0) > MOST_LINES) throw new Refusal('too-many-saved', { most: MOST_LINES });
  return saved;
}

/**
 * Moves a saved item back to the caller's cart, limited to what is in stock. Refuses
 * 'cart-line-not-found', and as `addToCart` does, in which case it stays saved.
 */
export async function unsaveLine(tx: Tx, shopper: Shopper, id: number): Promise<CartRow> {
  await oneAtATime(tx, shopper.key);
  const saved = await tx
    .deleteFrom('saved_lines')
    .where('id', '=', id)
    .where('shopper', '=', shopper.key)
    .returning(['product_id', 'inventory_id', 'quantity'])
    .executeTakeFirst();
  if (!saved) throw new Refusal('cart-line-not-found');
  return bringToCart(tx, shopper, saved);
}

/** Deletes a saved item of the caller's. Refuses 'cart-line-not-found'. */
export async function forgetSaved(tx: Tx, shopper: Shopper, id: number): Promise<SavedRow> {
  const saved = await tx
    .deleteFrom('saved_lines')
    .where('id', '=', id)
    .where('shopper', '=', shopper.key)
    .returning(['id', 'quantity'])
    .executeTakeFirst();
  if (!saved) throw new Refusal('cart-line-not-found');
  return saved;
}
