import { sql, type RawBuilder } from 'kysely';
import { listPage, type ListPage } from '#base/list-page.ts';
import { Refusal } from '#base/refusal.ts';
import type { StaffedStore, StoreQuery } from '#contract/staffed-store.ts';
import { pageSize } from '#contract/constants.ts';
import type { Db } from '#db/connect.ts';
import type { Staff } from '#market/settings/actor.ts';

type Row = Omit<StaffedStore, 'public' | 'suspended_at' | 'created_at'> & {
  public: boolean;
  suspended_at: Date | null;
  created_at: Date;
  found: number;
};

/** A page of all stores with who runs them, newest first. */
export async function readStaffedStores(
  db: Db,
  staff: Staff,
  { page, suspended, q }: StoreQuery,
): Promise<ListPage<StaffedStore>> {
  const where = [sql`true`];
  if (suspended)
    where.push(suspended === 'yes' ? sql`s.suspended_at is not null` : sql`s.suspended_at is null`);
  if (q) where.push(sql`(s.name ilike ${like(q)} or s.slug ilike ${like(q)})`);
  const rows = await readRows(
    db,
    sql.join(where, sql` and `),
    sql`order by s.id desc limit ${pageSize.orders} offset ${(page - 1) * pageSize.orders}`,
  );
  const found =
    rows[0]?.found ??
    (page > 1 ? (await readStaffedStores(db, staff, { page: 1, suspended, q })).total : 0);
  return listPage(rows.map(storeOf), {
    page,
    size: pageSize.orders,
    total: found,
    path: 'admin/stores',
  });
}

/** One store, as staff see it. Refuses 'store-not-found'. */
export async function readStaffedStore(db: Db, _: Staff, id: number): Promise<StaffedStore> {
  const [row] = await readRows(db, sql`s.id = ${id}`, sql``);
  if (!row) throw new Refusal('store-not-found');
  return storeOf(row);
}

const like = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

async function readRows(
  db: Db,
  where: RawBuilder<unknown>,
  rest: RawBuilder<unknown>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select s.id, s.name, s.slug, s.public, s.suspended_at, s.suspended_reason, s.created_at,
      (select count(*) from products p where p.store_id = s.id) as product_count,
      coalesce((
        select jsonb_agg(
          jsonb_build_object(
            'account_id', a.id, 'name', a.name, 'email', coalesce(a.email, ''), 'role', m.role
          )
          order by m.role, a.id
        )
        from store_members m
        join accounts a on a.id = m.account_id
        where m.store_id = s.id
      ), '[]') as members,
      count(*) over () as found
    from stores s
    where ${where}
    ${rest}
  `.execute(db);
  return rows;
}

const storeOf = ({ found: _, suspended_at, created_at, ...row }: Row): StaffedStore => ({
  ...row,
  public: row.public ? 1 : 0,
  suspended_at: suspended_at && suspended_at.toISOString(),
  created_at: created_at.toISOString(),
});
