import { sql } from 'kysely';
import { randomId } from '#base/id.ts';
import { toDecimal } from '#base/money.ts';
import type { AgainLine, AgainOutcome } from '#contract/ordered-again.ts';
import type { Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { MOST_LINES, MOST_OF_ONE } from '#market/carts/cart.ts';
import { findOwnOrder } from '#market/orders/find-own-order.ts';
import { priceOf } from '#market/pricing/price.ts';
import { runningSale } from '#market/pricing/running-sales.ts';
import type { Shopper } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

type Again = { orderId: number; market: MarketSettings };
type Row = Pick<AgainLine, 'product_id' | 'inventory_id' | 'title' | 'choice' | 'image'> & {
  ordered: number;
  was: number;
  currency: string;
  /** Null: no longer sold. */
  stock: number | null;
  /** Its store is on holiday. */
  away: boolean;
  in_cart: number;
  selling: number;
  offered: number | null;
  flash_price: number | null;
  variant_price: number | null;
};
type Judged = { row: Row; quantity: number; outcome: AgainOutcome };

/**
 * Puts the items of one of the caller's orders into their cart, selected: of each variant as many
 * as were ordered, or as are in stock. A second call changes nothing, so a double click does not
 * add up. Returns what became of each item. Refuses 'order-not-found'.
 */
export async function orderAgain(
  tx: Tx,
  shopper: Shopper,
  { orderId, market }: Again,
  now = new Date(),
): Promise<AgainLine[]> {
  await oneAtATime(tx, shopper.key);
  await findOwnOrder(tx, shopper, orderId);
  const rows = await readOrdered(tx, shopper, orderId, now);
  const { rows: counted } = await sql<{ lines: number }>`
    select count(*) as lines
    from cart_lines
    where shopper = ${shopper.key}
  `.execute(tx);
  const judged = judge(rows, MOST_LINES - (counted[0]?.lines ?? 0));
  await putInCart(tx, shopper, judged);
  return judged.map((one) => lineOf(one, market));
}

/** Every variant of an order with its current stock and prices. One query. */
async function readOrdered(tx: Tx, shopper: Shopper, orderId: number, now: Date): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ordered.*, o.currency, case when p.public then i.quantity end as stock,
      coalesce(s.away_until > now(), false) as away,
      coalesce(c.quantity, 0) as in_cart, p.selling, p.offered, f.price as flash_price,
      case when i.choice <> '{}' then i.price end as variant_price
    from (
      select l.order_id, l.product_id, l.inventory_id, sum(l.quantity)::int as ordered,
        max(l.selling) as was, min(l.id) as first,
        (array_agg(said(l.title, ${shopper.language}) order by l.id))[1] as title,
        (array_agg(coalesce(said(l.choice, ${shopper.language}), '') order by l.id))[1] as choice,
        (array_agg(l.image order by l.id))[1] as image
      from order_lines l
      where l.order_id = ${orderId} and l.quantity > 0
      group by l.order_id, l.product_id, l.inventory_id
    ) ordered
    join orders o on o.id = ordered.order_id
    join products p on p.id = ordered.product_id
    join stores s on s.id = p.store_id
    left join inventories i
      on i.id = ordered.inventory_id and i.product_id = ordered.product_id
    left join cart_lines c on c.inventory_id = i.id and c.shopper = ${shopper.key}
    ${runningSale(now)}
    order by ordered.first
  `.execute(tx);
  return rows;
}

/** Decides what becomes of each item while the cart has `room` lines left. */
function judge(rows: Row[], room: number): Judged[] {
  let left = room;
  return rows.map((row) => {
    const { stock, in_cart: already, ordered } = row;
    if (stock === null) return { row, quantity: already, outcome: 'gone' };
    if (row.away) return { row, quantity: already, outcome: 'away' };
    if (stock < 1) return { row, quantity: already, outcome: 'sold-out' };
    if (already === 0 && left-- < 1) return { row, quantity: 0, outcome: 'cart-full' };
    const quantity = Math.max(already, Math.min(ordered, stock, MOST_OF_ONE));
    return { row, quantity, outcome: quantity < ordered ? 'fewer' : 'kept' };
  });
}

async function putInCart(tx: Tx, shopper: Shopper, judged: Judged[]): Promise<void> {
  const lines = judged.flatMap(({ row: { product_id, inventory_id }, quantity, outcome }) =>
    (outcome === 'kept' || outcome === 'fewer') && inventory_id !== null
      ? [{ id: randomId(), shopper: shopper.key, product_id, inventory_id, quantity }]
      : [],
  );
  if (lines.length === 0) return;
  // a cart stands in the order in which things were put in
  const added = (place: number) => sql<Date>`now() + ${place} * interval '1 microsecond'`;
  await tx
    .insertInto('cart_lines')
    .values(lines.map((line, place) => ({ ...line, created_at: added(place) })))
    .onConflict((conflict) =>
      conflict.columns(['shopper', 'inventory_id']).doUpdateSet(({ ref }) => ({
        quantity: ref('excluded.quantity'),
        selected: true,
        updated_at: new Date(),
      })),
    )
    .execute();
}

function lineOf(
  { row, quantity, outcome }: Judged,
  { currency, currency_exponent: exponent }: MarketSettings,
): AgainLine {
  const { product_id, inventory_id, title, choice, image, ordered, was } = row;
  const { now } = priceOf({
    selling: row.selling,
    offered: row.offered,
    flash: row.flash_price,
    inventory: row.variant_price,
  });
  return {
    product_id,
    inventory_id,
    title,
    choice,
    image,
    ordered,
    quantity,
    outcome,
    was: row.currency === currency ? toDecimal(was, exponent) : null,
    price: outcome === 'gone' || outcome === 'sold-out' ? null : toDecimal(now, exponent),
  };
}
