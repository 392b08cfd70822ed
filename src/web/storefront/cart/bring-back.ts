// Loaded with the note about a line that has left the cart.
import { call } from '#web/ui/api.ts';
import { loadCart, type Refused } from '#web/ui/cart/cart.ts';
import { focusLine, forget, type RemovedLine } from '#web/storefront/cart/removed-lines.ts';
import { loadSaved } from '#web/storefront/cart/saved-lines.ts';

/** Restores a line as it was. */
export async function bringBack({ line, sent }: RemovedLine): Promise<Refused | null> {
  const { product_id, inventory_id, quantity } = line;
  const { refused, savedAs } = await sent;
  if (refused) return null; // it was not removed, and the note about that is shown elsewhere
  const answer =
    savedAs === null
      ? await call('cart.action', { product_id, inventory_id, quantity })
      : await call('savedLine.toCart', { id: savedAs });
  if (!answer.ok) return answer;
  if (line.selected === 2) await call('cart.change', { checked: [], unchecked: [answer.data.id] });
  if (savedAs !== null) void loadSaved();
  await loadCart();
  forget(line);
  focusLine(answer.data.id);
  return null;
}
