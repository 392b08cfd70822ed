import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import type { Tx } from '#db/connect.ts';
import { readBasketLines, type BasketLine, type LineToOrder } from '#market/orders/order-lines.ts';

export type Fault = { code: RefusalCode; values: Refusal['values'] };
type Place = { country: string; state: string };

/**
 * The lines of a basket, if all of them can be ordered to an address; locks the places that they
 * ship from until the transaction ends. Refuses 'nothing-selected', 'product-not-found',
 * 'cannot-ship' and 'no-pickup', and names the lines at fault by their variants.
 */
export async function basketLines(
  tx: Tx,
  basket: BasketLine[],
  address: Place,
  now: Date,
): Promise<LineToOrder[]> {
  if (basket.length === 0) throw new Refusal('nothing-selected');
  await keepPlaces(tx, basket);
  const lines = new Map(
    (await readBasketLines(tx, basket, address, now)).map((line) => [line.inventory_id, line]),
  );
  const faults = basket.flatMap(({ inventoryId }) => {
    const fault = faultOf(lines.get(inventoryId), address);
    return fault ? [[inventoryId, fault] as const] : [];
  });
  const [first] = faults;
  if (first)
    throw new Refusal(first[1].code, first[1].values, { lines: Object.fromEntries(faults) });
  return [...lines.values()];
}

/** Why a line cannot be ordered to an address, whatever its stock; null if it can. */
export function faultOf(line: LineToOrder | undefined, address: Place | null): Fault | null {
  if (!line?.public) return { code: 'product-not-found', values: {} };
  if (address && line.place_price === null) {
    const { country, state } = address;
    return { code: 'cannot-ship', values: { country, state } };
  }
  return line.shipping_type === 2 && line.pickup_point === false
    ? { code: 'no-pickup', values: {} }
    : null;
}

/** Edits of these variants' shipping rules wait for this transaction. */
async function keepPlaces(tx: Tx, basket: BasketLine[]): Promise<void> {
  const ids = basket.map(({ inventoryId }) => inventoryId);
  await sql`
    select from shipping_rules
    where id in (
      select p.shipping_rule_id
      from inventories i
      join products p on p.id = i.product_id
      where i.id = any(${ids}::int[])
    )
    order by id
    for key share
  `.execute(tx);
}
