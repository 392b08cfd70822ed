// The parcels of all stores as staff follow them up. It is fast at a million of them: every filter
// has an index (0080_orders_at_desk.sql).
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { ParcelFilters, ParcelRow } from '#contract/admin/parcel.ts';
import type { Listed, ListInput } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { likeText, readList, readSome } from '#market/edits/listing.ts';
import { isLate, isOpen, remindedAt } from '#market/orders/late-parcel.ts';
import { counts, parcelCases } from '#market/orders/parcel-cases.ts';
import { parcelColumns, stepViews } from '#market/orders/parcel-columns.ts';

type Row = Omit<ParcelRow, 'created_at' | 'due_at' | 'reminded_at'> & {
  created_at: Date;
  due_at: Date | null;
  reminded_at: Date | null;
};
type Condition = RawBuilder<SqlBool>;

const VIEWS: Record<NonNullable<ParcelFilters['view']>, Condition> = {
  'to-confirm': stepViews['to-confirm'],
  'to-hand-over': stepViews.confirmed,
  // few of all: they are found first, by when they are due
  late: sql`t.id = any(array(
    select id from parcels where cancelled_at is null and status < 5 and due_at < now()
  )) and ${isLate}`,
  'on-the-way': stepViews['on-the-way'],
};
const STATES: Record<NonNullable<ParcelFilters['state']>, Condition> = {
  open: isOpen,
  delivered: sql`t.cancelled_at is null and t.status = 5`,
  cancelled: sql`t.cancelled_at is not null`,
};

const COLUMNS = {
  ...parcelColumns,
  order: sql`t.order_id`,
  store: sql`(select s.name from stores s where s.id = t.store_id)`,
  reminded_at: remindedAt,
};

/** A page of the parcels that match, the newest first. */
export async function listParcels(
  db: Db,
  query: ListInput & ParcelFilters,
): Promise<Listed<ParcelRow>> {
  const { rows, ...counted } = await readList<Row>(db, query, {
    from: sql`parcels t`,
    columns: COLUMNS,
    where: conditionsOf(query),
    usual: '-id',
  });
  return { rows: rows.map(shown), ...counted };
}

/** All parcels that match, newest first, in batches. */
export async function* eachParcel(db: Db, query: ParcelFilters): AsyncGenerator<ParcelRow[]> {
  const where = conditionsOf(query);
  yield* readSome<Row, ParcelRow>(db, { from: sql`parcels t`, columns: COLUMNS, where }, shown);
}

const shown = (row: Row): ParcelRow => ({
  ...row,
  created_at: row.created_at.toISOString(),
  due_at: row.due_at?.toISOString() ?? null,
  reminded_at: row.reminded_at?.toISOString() ?? null,
});

function conditionsOf({ q, view, state, store, only, ...rest }: ParcelFilters): Condition[] {
  // of a million parcels nobody looks for those of a case at once
  if (rest.case && store === null) throw new Refusal('required', { field: 'store' });
  const code = likeText(q.toUpperCase()).slice(1);
  return [
    ...(q
      ? [
          sql<SqlBool>`t.id in (
            select id from parcels where code like ${code}
            union all
            select p.id from parcels p join orders o on o.id = p.order_id
            where o.search_text like ${likeText(q.toLowerCase())}
            union all
            select id from parcels
            where tracking_number <> '' and lower(tracking_number) like ${likeText(q.toLowerCase())}
          )`,
        ]
      : []),
    ...(view ? [VIEWS[view]] : []),
    ...(state ? [STATES[state]] : []),
    ...(rest.case ? [counts, parcelCases[rest.case]] : []),
    ...(store === null ? [] : [sql<SqlBool>`t.store_id = ${store}`]),
    ...(only ? [sql<SqlBool>`t.id = any(${only}::int[])`] : []),
  ];
}
