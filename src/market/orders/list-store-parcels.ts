// The parcels of one store, for those who pack them. It is fast at a million lines of one store:
// every filter has an index (0126_parcels_of_store.sql).
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { toDecimal } from '#base/money.ts';
import { orderMethod } from '#contract/constants.ts';
import type { StoreParcelFilters, StoreParcelRow } from '#contract/seller-parcels.ts';
import type { Listed, ListInput } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { likeText, readList, readSome } from '#market/edits/listing.ts';
import { findOrders, FOUND, type FoundOrders, ordersFoundBy } from '#market/orders/find-orders.ts';
import { parcelColumns, stepViews } from '#market/orders/parcel-columns.ts';
import type { Seller } from '#market/settings/actor.ts';

type Row = Omit<StoreParcelRow, 'created_at' | 'due_at' | 'cash'> & {
  created_at: Date;
  due_at: Date | null;
  cash: number | null;
  exponent: number;
};
type Condition = RawBuilder<SqlBool>;
type View = NonNullable<StoreParcelFilters['view']>;

const order = (column: RawBuilder<unknown>) =>
  sql`(select ${column} from orders o where o.id = t.order_id)`;

const COLUMNS = {
  ...parcelColumns,
  image: sql`(
    select l.image from order_lines l
    where l.order_id = t.order_id and l.parcel_id = t.id
    order by l.id
    limit 1
  )`,
  cash: order(sql`case
    when o.order_method = ${sql.lit(orderMethod.cashOnDelivery)} and o.paid_at is null
      and t.cancelled_at is null and t.status < 5
    then t.total
  end`),
  currency: order(sql`o.currency`),
  exponent: order(sql`o.currency_exponent`),
};

/** A parcel whose step is asked for, each by its own index of those that are open. */
const VIEWS: Record<View, Condition> = {
  'to-confirm': stepViews['to-confirm'],
  'to-pack': stepViews.confirmed,
  'to-send': stepViews['picked-up'],
  late: stepViews.late,
  'on-the-way': stepViews['on-the-way'],
  delivered: sql<SqlBool>`t.cancelled_at is null and t.status = 5`,
  cancelled: sql<SqlBool>`t.cancelled_at is not null`,
};
const DONE = new Set<View>(['delivered', 'cancelled']);

/**
 * A page of the store's parcels that match: those of a view that wait for something by when they
 * are due, all others newest first.
 */
export async function listStoreParcels(
  db: Db,
  { storeId }: Seller,
  query: ListInput & StoreParcelFilters,
): Promise<Listed<StoreParcelRow>> {
  const own = conditionsOf(storeId, query);
  const { rows, ...counted } = await readList<Row>(db, query, {
    from: sql`parcels t`,
    columns: COLUMNS,
    ...(query.q ? await searchBy(db, query, own) : { where: own }),
    usual: query.view && !DONE.has(query.view) ? 'due_at' : '-id',
    ...(query.q && { most: FOUND }),
  });
  return { rows: rows.map(shown), ...counted };
}

type ParcelSearch = { where: Condition[]; known: number };

/** Finds the store's parcels for a search `q`, and counts them. */
async function searchBy(
  db: Db,
  query: ListInput & StoreParcelFilters,
  own: Condition[],
): Promise<ParcelSearch> {
  const found = await findOrders(db, query.q, query.page * query.size);
  const newest = await newestOf(db, own, query, found);
  if (newest) return newest;
  const { walkCondition, every } = found;
  const where = walkCondition ? [...own, looked(walkCondition)] : own;
  // looked up once, for the count and the page
  const { rows } = await (
    walkCondition
      ? sql<{ id: number }>`select t.id from parcels t where ${all(where)} limit ${FOUND + 1}`
      : searchSql(where, query.q, every)
  ).execute(db);
  const known = rows.length;
  if (walkCondition && known > FOUND) return { where, known };
  return { where: [sql<SqlBool>`t.id = any(${rows.map(({ id }) => id)}::int[])`], known };
}

const all = (conditions: Condition[]) => sql.join(conditions, sql` and `);

/**
 * Where so many orders are found that the newest of them fill the page, it is made of those; how
 * many match is told by what part of them is the store's. Null where that would not do.
 */
async function newestOf(
  db: Db,
  own: Condition[],
  { sort, view, page, size }: ListInput & StoreParcelFilters,
  { ids, about, walkCondition }: FoundOrders,
): Promise<ParcelSearch | null> {
  if (!walkCondition || sort || (view && !DONE.has(view))) return null;
  const where = [sql<SqlBool>`t.order_id = any(${ids}::int[])`, ...own];
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from parcels t where ${all(where)}
  `.execute(db);
  const count = rows[0]?.count ?? 0;
  const known = Math.round((about * count) / ids.length);
  return count >= page * size && known > 2 * FOUND ? { where, known } : null;
}

/** All of the store's parcels that match, newest first, in batches. */
export async function* eachStoreParcel(
  db: Db,
  { storeId }: Seller,
  query: StoreParcelFilters,
): AsyncGenerator<StoreParcelRow[]> {
  const own = conditionsOf(storeId, query);
  const where = query.q
    ? [sql<SqlBool>`t.id in (${searchSql(own, query.q, await ordersFoundBy(db, query.q))})`]
    : own;
  yield* readSome<Row, StoreParcelRow>(
    db,
    { from: sql`parcels t`, columns: COLUMNS, where },
    shown,
  );
}

const shown = ({ exponent, cash, ...row }: Row): StoreParcelRow => ({
  ...row,
  created_at: row.created_at.toISOString(),
  due_at: row.due_at?.toISOString() ?? null,
  cash: cash === null ? null : toDecimal(cash, exponent),
});

function conditionsOf(store: number, { view, only }: StoreParcelFilters): Condition[] {
  return [
    sql<SqlBool>`t.store_id = ${store}`,
    ...(view ? [VIEWS[view]] : []),
    ...(only ? [sql<SqlBool>`t.id = any(${only}::int[])`] : []),
  ];
}

/** Where most orders match, each is tested while the list is walked. */
const looked = (condition: Condition): Condition => sql<SqlBool>`exists (
  select from (select t.order_id as wanted) own
  join orders t on t.id = own.wanted
  where ${condition}
)`;

/**
 * The ids of those of some parcels whose own code begins so, or whose order is found; a letter or
 * two begin the codes of far too many.
 */
function searchSql(
  own: Condition[],
  q: string,
  orders: RawBuilder<unknown>,
): RawBuilder<{ id: number }> {
  const code =
    q.length > 2
      ? sql`
        select t.id from parcels t
        where ${all(own)} and t.code like ${likeText(q.toUpperCase()).slice(1)}
        union
      `
      : sql``;
  return sql<{ id: number }>`
    ${code}
    select t.id from parcels t
    where ${all(own)} and t.order_id in (${orders})
  `;
}
