import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#db/connect.ts';

/** What an import recorded of the variants of the products it changed: `v`, beside `c`. */
const before = (id: number): RawBuilder<unknown> => sql`
  import_changes c
  cross join jsonb_to_recordset(c.before -> 'variants') as v(
    id int, sku text, quantity int, price bigint, weight int, choice int[], position int, set int
  )
  where c.import_id = ${id} and c.before is not null
`;

/**
 * Restores the variants of the products that an import changed, less the pieces sold since.
 * Differences in stock become stock moves of this undoing. The caller must have locked products and
 * variants.
 */
export async function restoreVariants(tx: Tx, id: number): Promise<void> {
  await sql`
    delete from inventories i
    using import_changes c
    where c.import_id = ${id}
      and c.before is not null
      and i.product_id = c.product_id
      and not exists (
        select from jsonb_to_recordset(c.before -> 'variants') as v(choice int[])
        where v.choice = i.choice
      )
  `.execute(tx);
  await sql`
    with restored as (
      update inventories i
      set sku = v.sku, price = v.price, weight = v.weight, position = v.position
      from (select c.product_id, v.* from ${before(id)}) v
      where i.product_id = v.product_id and i.choice = v.choice
      returning i.id,
        greatest(0, v.quantity + coalesce(i.quantity - v.set, 0)) - i.quantity as missing
    ) ${movesOf(id)}
  `.execute(tx);
  const ofMissing = sql`
    (select id, quantity as missing from restored join missing using (id)) restored
  `;
  await sql`
    with restored as (
      insert into inventories (
        id, product_id, sku, price, weight, choice, position
      ) overriding system value
      select v.id, c.product_id, v.sku, v.price, v.weight, v.choice, v.position
      from ${before(id)}
      on conflict do nothing
      returning id
    ),
    missing as (
      select v.id, v.quantity
      from ${before(id)}
    ) ${movesOf(id, ofMissing)}
  `.execute(tx);
  await sql`
    insert into inventory_attributes (inventory_id, attribute_id, attribute_value_id)
    select i.id, a.attribute_id, a.id
    from import_changes c
    join inventories i on i.product_id = c.product_id
    join attribute_values a on a.id = any(i.choice)
    where c.import_id = ${id} and c.before is not null
    on conflict do nothing
  `.execute(tx);
}

const movesOf = (id: number, restored = sql`restored`): RawBuilder<unknown> => sql`
  insert into stock_moves (inventory_id, quantity, cause, import_id)
  select id, missing, 'import-undo', ${id}
  from ${restored}
  where missing <> 0
  order by id
`;
