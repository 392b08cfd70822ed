// What buyers of the demo market order: two products of two stores.
import { sql } from 'kysely';
import type { Site } from './site.ts';

export type Thing = { id: number; inventory: number; store: number };

/** Two products that ship anywhere, with more than `least` in stock; `plain`: without options. */
export async function twoThings(
  { database: { db } }: Site,
  least: number,
  plain = false,
): Promise<Thing[]> {
  const { rows } = await sql<Thing>`
    select distinct on (p.store_id) p.id, i.id as inventory, p.store_id as store
    from products p
    join inventories i on i.product_id = p.id
    join shipping_places s on s.shipping_rule_id = p.shipping_rule_id and s.country = 'ALL'
    where p.public and i.quantity > ${least}
      and (not ${plain} or (select count(*) from inventories n where n.product_id = p.id) = 1)
    order by p.store_id, p.id
    limit 2`.execute(db);
  return rows;
}
