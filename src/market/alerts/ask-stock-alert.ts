// Requests for a letter when a variant is back in stock: one letter each.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { enqueue, writeTo } from '#db/enqueue.ts';
import { askAlert } from '#market/alerts/ask-alert.ts';
import type { Shopper } from '#market/settings/actor.ts';

/**
 * Records a request to hear when a sold-out variant is back, as `askAlert` does. Refuses
 * 'product-not-found', and 'back-in-stock' when it can be bought.
 */
export async function askStockAlert(
  tx: Tx,
  shopper: Shopper,
  { inventory, email }: { inventory: number; email: string },
): Promise<{ confirmed: 0 | 1 }> {
  const variant = await lockVariant(tx, inventory);
  if (!variant) throw new Refusal('product-not-found');
  if (variant.quantity > 0) throw new Refusal('back-in-stock');
  const alert = await askAlert(tx, shopper, { column: 'inventory_id', id: inventory }, email);
  const reader = { email: alert.email, language: shopper.language };
  if (alert.confirm !== null)
    await writeTo(tx, 'stock-notice-confirm', reader, { inventory, key: alert.confirm });
  return { confirmed: alert.confirmed };
}

/**
 * Confirms a request by the key of the mailed link; confirming twice is not an error. If the
 * variant is already back, the letter goes out at once. Refuses 'link-over'.
 */
export async function confirmStockAlert(tx: Tx, key: string): Promise<void> {
  const alert = await tx
    .selectFrom('alerts')
    .select('inventory_id')
    .where('key', '=', key)
    .executeTakeFirst();
  const inventory = alert?.inventory_id ?? null;
  if (inventory === null) throw new Refusal('link-over');
  // the lock orders this and an arriving delivery, so that one of the two always sees the other
  const variant = await lockVariant(tx, inventory);
  const { rows } = await sql`
    update alerts set confirmed_at = coalesce(confirmed_at, now())
    where key = ${key}
    returning id
  `.execute(tx);
  if (rows.length === 0) throw new Refusal('link-over');
  if (variant && variant.quantity > 0) await enqueue(tx, 'tell-back-in-stock', { inventory });
}

/** `away_until`: when the store's holiday ends or ended. */
type Variant = { quantity: number; away_until: Date | null };

/** Locks the variant of a public product, so that its stock does not change in this transaction. */
export async function lockVariant(tx: Tx, inventory: number): Promise<Variant | undefined> {
  const { rows } = await sql<Variant>`
    select i.quantity, s.away_until
    from inventories i
    join products p on p.id = i.product_id and p.public
    join stores s on s.id = p.store_id
    where i.id = ${inventory}
    for share of i
  `.execute(tx);
  return rows[0];
}
