import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';

/**
 * Gives the products of approved proposals the keys by which their import knows them, unless other
 * products have those keys.
 */
export async function keepImportKeys(tx: Tx, proposals: number[]): Promise<void> {
  await sql`
    update products p
    set import_key = o.import_key
    from product_proposals o
    where o.id = any(${proposals}::int[])
      and p.id = o.product_id
      and o.import_key is not null
      and p.import_key is null
      and not exists (
        select from products other
        where other.store_id = p.store_id and other.import_key = o.import_key
      )
  `.execute(tx);
}
