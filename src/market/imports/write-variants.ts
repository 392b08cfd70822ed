import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import type { State } from '#market/imports/product-state.ts';

type Row = Pick<State, 'variants'> & { id: number };

const COLUMNS = sql`
  product_id int, sku text, quantity int, price bigint, weight int, choice int[], position int
`;

/**
 * Makes a product's variants those of `rows`. A variant keeps its number as long as its choice is
 * offered: carts and orders know it by that. What differs in pieces goes into the moves of stock as
 * this import's. Variants that are there were locked when they were read.
 */
export async function writeVariants(tx: Tx, importId: number, rows: Row[]): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const variants = rows.flatMap(({ id, variants: some }) =>
    some.map((variant) => ({ product_id: id, ...variant })),
  );
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(variants)}::jsonb) as r(${COLUMNS})`;
  await sql`
    delete from inventories i
    where product_id = any(${ids}::int[])
      and not exists (
        select from ${wanted}
        where r.product_id = i.product_id and r.choice = i.choice
      )
  `.execute(tx);
  await sql`
    insert into inventories (product_id, sku, price, weight, choice, position)
    select product_id, sku, price, weight, choice, position
    from ${wanted}
    order by product_id, position
    on conflict (product_id, choice) do update
    set sku = excluded.sku, price = excluded.price, weight = excluded.weight,
      position = excluded.position
  `.execute(tx);
  await sql`
    insert into stock_moves (inventory_id, quantity, cause, import_id)
    select i.id, r.quantity - i.quantity, 'import', ${importId}
    from ${wanted}
    join inventories i on i.product_id = r.product_id and i.choice = r.choice
    where r.quantity <> i.quantity
    order by i.id
  `.execute(tx);
  await sql`
    insert into inventory_attributes (inventory_id, attribute_id, attribute_value_id)
    select i.id, v.attribute_id, v.id
    from inventories i
    join attribute_values v on v.id = any(i.choice)
    where i.product_id = any(${ids}::int[])
    on conflict do nothing
  `.execute(tx);
}
