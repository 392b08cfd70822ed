import { sql } from 'kysely';
import type { Money } from '#base/money.ts';
import type { Tx } from '#db/connect.ts';

/**
 * `price` 0: the product's own price. `choice`: ids of attribute values, ascending. Weight in
 * grams.
 */
export type Variant = {
  sku: string;
  price: Money;
  weight: number;
  choice: number[];
  position: number;
};

/**
 * Replaces the variants of these products by those in `rows`. A variant keeps its id as long as its
 * choice is offered, because carts and orders refer to it. Stock stays as it is. Existing variants
 * must have been locked when they were read.
 */
export async function writeVariants(
  tx: Tx,
  products: { id: number; variants: Variant[] }[],
): Promise<void> {
  const ids = products.map(({ id }) => id);
  const rows = products.flatMap(({ id, variants }) =>
    variants.map(({ sku, price, weight, choice, position }) => ({
      product_id: id,
      sku,
      price,
      weight,
      choice,
      position,
    })),
  );
  const variants = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
    product_id int, sku text, price bigint, weight int, choice int[], position int
  )`;
  await sql`
    delete from inventories i
    where product_id = any(${ids}::int[])
      and not exists (
        select from ${variants}
        where r.product_id = i.product_id and r.choice = i.choice
      )
  `.execute(tx);
  await sql`
    insert into inventories (product_id, sku, price, weight, choice, position)
    select product_id, sku, price, weight, choice, position
    from ${variants}
    order by product_id, position
    on conflict (product_id, choice) do update
    set sku = excluded.sku, price = excluded.price, weight = excluded.weight,
      position = excluded.position
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
