import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';

const MOST_LINES = 10_000;

/**
 * Moves a visitor's cart, saved items, addresses, orders, reviews and votes to a customer, by their
 * keys. A variant in both carts becomes one line, limited to what is in stock.
 */
export async function moveBelongings(tx: Tx, from: string, to: string): Promise<void> {
  for (const key of [from, to].sort()) await oneAtATime(tx, key);
  await sql`
    update cart_lines own
    set
      quantity
        = greatest(own.quantity, least(own.quantity + other.quantity, i.quantity, ${MOST_LINES})),
      selected = own.selected or other.selected, updated_at = now()
    from cart_lines other
    join inventories i on i.id = other.inventory_id
    where own.shopper = ${to}
      and other.shopper = ${from}
      and other.inventory_id = own.inventory_id
  `.execute(tx);
  await sql`
    delete from cart_lines other
    using cart_lines own
    where other.shopper = ${from}
      and own.shopper = ${to}
      and own.inventory_id = other.inventory_id
  `.execute(tx);
  await sql`update cart_lines set shopper = ${to} where shopper = ${from}`.execute(tx);
  await moveSaved(tx, from, to);
  await sql`
    update addresses set chosen = false
    where shopper = ${from}
      and chosen
      and exists (select from addresses where shopper = ${to} and chosen)
  `.execute(tx);
  await sql`update addresses set shopper = ${to} where shopper = ${from}`.execute(tx);
  await sql`
    update orders o
    set shopper = ${to},
      idempotency_key = case
        when exists (
          select from orders
          where shopper = ${to}
            and idempotency_key = o.idempotency_key
        )
          then null
        else o.idempotency_key
      end
    where shopper = ${from}
  `.execute(tx);
  await sql`update voucher_uses set shopper = ${to} where shopper = ${from}`.execute(tx);
  await sql`update reviews set shopper = ${to} where shopper = ${from}`.execute(tx);
  await sql`
    delete from review_votes other
    using review_votes own
    where other.shopper = ${from}
      and own.shopper = ${to}
      and own.review_id = other.review_id
  `.execute(tx);
  await sql`update review_votes set shopper = ${to} where shopper = ${from}`.execute(tx);
}

/** Merges what both have saved: one line with the larger quantity. */
async function moveSaved(tx: Tx, from: string, to: string): Promise<void> {
  await sql`
    with other as (
      delete from saved_lines
      where shopper = ${from}
      returning *
    )
    insert into saved_lines (id, shopper, product_id, inventory_id, quantity, created_at)
    select id, ${to}, product_id, inventory_id, quantity, created_at
    from other
    on conflict (shopper, inventory_id) do update
    set quantity = greatest(saved_lines.quantity, excluded.quantity)
  `.execute(tx);
}
