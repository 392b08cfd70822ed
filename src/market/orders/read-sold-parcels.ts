import { sql, type RawBuilder } from 'kysely';
import { listPage, type ListPage, mostCounted } from '#base/list-page.ts';
import { Refusal } from '#base/refusal.ts';
import { pageSize } from '#contract/constants.ts';
import type { ParcelQuery, UnsaidParcel } from '#contract/sold-parcel.ts';
import type { Db } from '#db/connect.ts';
import { likeStart } from '#market/edits/listing.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';
import { readSoldParcelRows, soldParcelOf } from '#market/orders/sold-parcel-rows.ts';

/** So many more than a page shows are counted of what one letter begins. */
const FURTHER = 500;

type Condition = RawBuilder<unknown>;

/**
 * A page of the parcels that somebody works on: a seller of one store, staff of all or of the one
 * they name. To count them does not need what is shown of each. They are counted to `mostCounted`.
 */
export async function readSoldParcels(
  db: Db,
  actor: Seller | Staff,
  query: ParcelQuery,
): Promise<ListPage<UnsaidParcel>> {
  const where: Condition[] = [mayBeSeenBy(actor)];
  if (query.store_id !== null) where.push(sql`c.store_id = ${query.store_id}`);
  if (query.cancelled) where.push(sql`c.cancelled_at is not null`);
  if (query.status !== null) where.push(sql`c.status = ${query.status}`);
  if (query.status !== null && !query.cancelled) where.push(sql`c.cancelled_at is null`);
  const { ids, total, more } = query.q
    ? await searchPage(db, where, query.q, query.page)
    : await countedPage(db, where, query.page);
  const rows = await readSoldParcelRows(
    db,
    actor,
    sql`c.id = any(${ids}::int[])`,
    sql`order by c.id desc`,
  );
  return listPage(
    rows.map((row) => soldParcelOf(row, actor)),
    {
      page: query.page,
      size: pageSize.orders,
      total,
      more,
      path: actor.kind === 'seller' ? 'seller/parcels' : 'admin/parcels',
    },
  );
}

type Page = { ids: number[]; total: number; more: boolean };
const newest = sql`order by id desc`;

/** The ids of a page of parcels, the newest first, and how many there are, counted so far. */
async function countedPage(db: Db, where: Condition[], page: number): Promise<Page> {
  const matching = sql`from parcels c where ${all(where)}`;
  const {
    rows: [{ total = 0 } = {}],
  } = await sql<{ total: number }>`
    select count(*)::int as total from (select ${matching} limit ${mostCounted + 1}) matching
  `.execute(db);
  const { rows } = await sql<{ id: number }>`
    select c.id ${matching} ${newest} limit ${pageSize.orders} offset ${offsetOf(page)}
  `.execute(db);
  return {
    ids: rows.map(({ id }) => id),
    total: Math.min(total, mostCounted),
    more: total > mostCounted,
  };
}

/**
 * The same of those whose code begins so, or that of their order: looked up once. One letter begins
 * so many that they are walked, and counted only some pages further.
 */
async function searchPage(db: Db, where: Condition[], q: string, page: number): Promise<Page> {
  const most = q.length > 1 ? mostCounted : Math.min(offsetOf(page) + FURTHER, mostCounted);
  const { rows } = await sql<{ id: number }>`
    ${q.length > 1 ? gathered(where, begins(q)) : walked(where, begins(q))}
    ${newest}
    limit ${most + 1}
  `.execute(db);
  const ids = rows.slice(0, most).map(({ id }) => id);
  return {
    ids: ids.slice(offsetOf(page), offsetOf(page + 1)),
    total: ids.length,
    more: rows.length > most,
  };
}

const gathered = (where: Condition[], code: string) => sql`
  select c.id from parcels c where ${all(where)} and c.code like ${code}
  union
  select c.id from parcels c
  where ${all(where)} and c.order_id in (select id from orders where code like ${code})
`;

const walked = (where: Condition[], code: string) => sql`
  select c.id from parcels c
  where ${all(where)} and (
    c.code like ${code}
    or (select o.code from orders o where o.id = c.order_id) like ${code}
  )
`;

const all = (conditions: Condition[]) => sql.join(conditions, sql` and `);
const offsetOf = (page: number) => (page - 1) * pageSize.orders;
const begins = (code: string) => likeStart(code.toUpperCase());

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
