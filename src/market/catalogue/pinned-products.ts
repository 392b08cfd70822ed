import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';

/** The products that are pinned to a search, in their order. */
export async function pinnedTo(tx: Tx, search: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('pinned_products')
    .select('product_id')
    .where('pinned_search_id', '=', search)
    .orderBy('position')
    .execute();
  return rows.map(({ product_id }) => product_id);
}

/** Pins exactly these products, in this order. Refuses 'invalid-input' for unknown products. */
export async function pinProducts(tx: Tx, search: number, ids: number[]): Promise<void> {
  await tx.deleteFrom('pinned_products').where('pinned_search_id', '=', search).execute();
  const { numAffectedRows } = await sql`
    insert into pinned_products (pinned_search_id, product_id, position)
    select ${search}, p.id, asked.place
    from unnest(${ids}::int[]) with ordinality asked (id, place)
    join products p on p.id = asked.id
  `.execute(tx);
  if (Number(numAffectedRows ?? 0) < ids.length)
    throw new Refusal('invalid-input', { field: 'product_ids' });
}
