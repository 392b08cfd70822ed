import { Refusal } from '#base/refusal.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { LineToOrder } from '#market/orders/order-lines.ts';

/**
 * The selected lines that can be delivered. Refuses 'no-shipping-chosen' (also for a line that can
 * no longer be delivered to the address), 'product-not-found', 'store-away' and 'no-pickup', and
 * names the lines at fault.
 */
export function orderableLines(selected: LineToOrder[]): LineToOrder[] {
  const lines = selected.filter(({ place_price }) => place_price !== null);
  if (lines.length === 0) throw new Refusal('no-shipping-chosen');
  refuseLines(
    'product-not-found',
    lines.filter((line) => !line.public),
  );
  refuseLines(
    'store-away',
    lines.filter((line) => line.away),
  );
  refuseLines(
    'no-shipping-chosen',
    lines.filter(({ fits }) => !fits),
  );
  refuseLines(
    'no-pickup',
    lines.filter(({ shipping_type, pickup_point }) => shipping_type === 2 && !pickup_point),
  );
  return lines;
}

function refuseLines(code: RefusalCode, lines: LineToOrder[]): void {
  if (lines.length === 0) return;
  const refused = lines.map(({ id }) => [id, { code, values: {} }]);
  throw new Refusal(code, {}, { lines: Object.fromEntries(refused) });
}
