import { sql } from 'kysely';
import { listPage, type ListPage, mostCounted } from '#base/list-page.ts';
import { Refusal } from '#base/refusal.ts';
import { pageSize } from '#contract/constants.ts';
import type { ParcelQuery, UnsaidParcel } from '#contract/sold-parcel.ts';
import type { Db } from '#db/connect.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';
import { readSoldParcelRows, soldParcelOf } from '#market/orders/sold-parcel-rows.ts';

/**
 * A page of the parcels that somebody works on: a seller of one store, staff of all or of the one
 * they name. Two statements: to count them does not need what is shown of each. They are counted to
 * `mostCounted`.
 */
export async function readSoldParcels(
  db: Db,
  actor: Seller | Staff,
  query: ParcelQuery,
): Promise<ListPage<UnsaidParcel>> {
  const where = [mayBeSeenBy(actor)];
  if (query.store_id !== null) where.push(sql`c.store_id = ${query.store_id}`);
  if (query.cancelled) where.push(sql`c.cancelled_at is not null`);
  if (query.status !== null) where.push(sql`c.status = ${query.status}`);
  if (query.status !== null && !query.cancelled) where.push(sql`c.cancelled_at is null`);
  if (query.q) where.push(beginsWith(query.q));
  const fits = sql.join(where, sql` and `);
  const {
    rows: [{ total = 0 } = {}],
  } = await sql<{ total: number }>`
    select count(*)::int as total
    from (select from parcels c where ${fits} limit ${mostCounted + 1}) matching
  `.execute(db);
  const rows = await readSoldParcelRows(
    db,
    actor,
    sql`c.id = any(array(
      select c.id from parcels c
      where ${fits}
      order by c.id desc
      limit ${pageSize.orders} offset ${(query.page - 1) * pageSize.orders}
    ))`,
    sql`order by c.id desc`,
  );
  return listPage(
    rows.map((row) => soldParcelOf(row, actor)),
    {
      page: query.page,
      size: pageSize.orders,
      total: Math.min(total, mostCounted),
      more: total > mostCounted,
      path: actor.kind === 'seller' ? 'seller/parcels' : 'admin/parcels',
    },
  );
}

/** One parcel that somebody works on. Refuses 'parcel-not-found', also for one of another store. */
export async function readSoldParcel(
  db: Db,
  actor: Seller | Staff,
  id: number,
): Promise<UnsaidParcel> {
  const [row] = await readSoldParcelRows(
    db,
    actor,
    sql`c.id = ${id} and ${mayBeSeenBy(actor)}`,
    sql``,
  );
  if (!row) throw new Refusal('parcel-not-found');
  return soldParcelOf(row, actor);
}

/** All parcels of an order, in the order of their stores' turn. */
export async function readParcelsOfOrder(
  db: Db,
  by: Staff,
  orderId: number,
): Promise<UnsaidParcel[]> {
  const rows = await readSoldParcelRows(db, by, sql`c.order_id = ${orderId}`, sql`order by c.id`);
  return rows.map((row) => soldParcelOf(row, by));
}

const mayBeSeenBy = (actor: Seller | Staff) =>
  actor.kind === 'seller' ? sql`c.store_id = ${actor.storeId}` : sql`true`;
/** Parcels whose code begins so, or that of their order. */
const beginsWith = (q: string) => sql`c.id in (
  select id from parcels where code like ${begins(q)}
  union all
  select p.id from parcels p join orders o on o.id = p.order_id where o.code like ${begins(q)}
)`;
const begins = (code: string) => `${code.toUpperCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
