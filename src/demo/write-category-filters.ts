import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';

/** Gives each top category the filters by which the variants of its products differ. */
export async function writeCategoryFilters(tx: Tx): Promise<void> {
  await sql`
    insert into category_filters (category_id, attribute_id, position)
    select top, attribute_id, row_number() over (partition by top order by count(*) desc, attribute_id)
    from (
      select c.path[1] as top, ia.attribute_id
      from products p
      join categories c on c.id = p.category_id
      join inventories i on i.product_id = p.id
      join inventory_attributes ia on ia.inventory_id = i.id
    ) as used
    group by top, attribute_id
  `.execute(tx);
}
