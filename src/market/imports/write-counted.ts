import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { writeVariants } from '#market/catalogue/write-variants.ts';
import type { State } from '#market/imports/product-state.ts';

type Row = Pick<State, 'variants'> & { id: number };

/**
 * Replaces a product's variants by `rows`. Differences in stock become stock moves of this import.
 */
export async function writeCounted(tx: Tx, importId: number, rows: Row[]): Promise<void> {
  await writeVariants(tx, rows);
  const counted = rows.flatMap(({ id, variants }) =>
    variants.map(({ choice, quantity }) => ({ product_id: id, choice, quantity })),
  );
  await sql`
    insert into stock_moves (inventory_id, quantity, cause, import_id)
    select i.id, r.quantity - i.quantity, 'import', ${importId}
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as r(
      product_id int, choice int[], quantity int
    )
    join inventories i on i.product_id = r.product_id and i.choice = r.choice
    where r.quantity <> i.quantity
    order by i.id
  `.execute(tx);
}
