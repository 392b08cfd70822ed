// Stock, set by hand and read.
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/** Sets a variant's stock, as a person who counted it. */
export async function countStock(db: Db, inventory: number, quantity: number): Promise<void> {
  await sql`
    insert into stock_moves (inventory_id, quantity, cause)
    select id, ${quantity}::int - quantity, 'hand'
    from inventories
    where id = ${inventory} and quantity <> ${quantity}
    for no key update`.execute(db);
}

/** The stock of a variant. */
export async function stockOf(db: Db, inventory: number): Promise<number> {
  return (
    await db
      .selectFrom('inventories')
      .select('quantity')
      .where('id', '=', inventory)
      .executeTakeFirstOrThrow()
  ).quantity;
}
