import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';

/** Ticks and unticks lines. A line's random id is the proof of owning it; ids that do not exist are passed over. */
export async function selectLines(tx: Tx, checked: number[], unchecked: number[]): Promise<void> {
  if (checked.length) await tx.updateTable('cart_lines').set({ selected: true }).where('id', 'in', checked).execute();
  if (unchecked.length) await tx.updateTable('cart_lines').set({ selected: false }).where('id', 'in', unchecked).execute();
}

/** Takes a line out of its cart. Refuses 'cart-line-not-found'. */
export async function removeLine(tx: Tx, id: number): Promise<{ id: number; quantity: number }> {
  const line = await tx.deleteFrom('cart_lines').where('id', '=', id).returning(['id', 'quantity']).executeTakeFirst();
  if (!line) throw new Refusal('cart-line-not-found');
  return line;
}
