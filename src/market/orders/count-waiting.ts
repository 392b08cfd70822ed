import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { listSize } from '#contract/list-size.ts';
import type { WaitingParcels } from '#contract/seller-today.ts';
import type { Db } from '#db/connect.ts';
import { stepViews } from '#market/orders/parcel-columns.ts';
import type { Seller } from '#market/settings/actor.ts';

/** How many parcels of a store wait for each step, and how many of all are late. One query. */
export async function countWaiting(db: Db, { storeId }: Seller): Promise<WaitingParcels> {
  const count = (waits: RawBuilder<SqlBool>) => sql`(
    select count(*)::int
    from (
      select from parcels t
      where t.store_id = ${storeId} and ${waits}
      limit ${listSize.counted}
    ) waiting
  )`;
  const { rows } = await sql<WaitingParcels>`
    select ${count(stepViews['to-confirm'])} as to_confirm,
      ${count(stepViews.confirmed)} as to_pack,
      ${count(stepViews['picked-up'])} as to_send,
      ${count(stepViews.late)} as late
  `.execute(db);
  return rows[0] ?? { to_confirm: 0, to_pack: 0, to_send: 0, late: 0 };
}
