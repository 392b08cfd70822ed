import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import type { Shopper } from '#market/settings/actor.ts';

/**
 * Selects and deselects lines. A guest's line belongs to anybody who knows its random id, a
 * customer's only to that customer; ids of other lines are ignored.
 */
export async function selectLines(
  tx: Tx,
  caller: Shopper | null,
  checked: number[],
  unchecked: number[],
): Promise<void> {
  if (checked.length)
    await tx
      .updateTable('cart_lines')
      .set({ selected: true })
      .where('id', 'in', checked)
      .where(mayChange(caller))
      .execute();
  if (unchecked.length)
    await tx
      .updateTable('cart_lines')
      .set({ selected: false })
      .where('id', 'in', unchecked)
      .where(mayChange(caller))
      .execute();
}

/** Removes a line from its cart. Refuses 'cart-line-not-found'. */
export async function removeLine(
  tx: Tx,
  caller: Shopper | null,
  id: number,
): Promise<{ id: number; quantity: number }> {
  const line = await tx
    .deleteFrom('cart_lines')
    .where('id', '=', id)
    .where(mayChange(caller))
    .returning(['id', 'quantity'])
    .executeTakeFirst();
  if (!line) throw new Refusal('cart-line-not-found');
  return line;
}

const mayChange = (caller: Shopper | null) =>
  sql<boolean>`(account_id is null or shopper = ${caller?.key ?? ''})`;
