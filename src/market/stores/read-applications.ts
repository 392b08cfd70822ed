import { sql, type RawBuilder } from 'kysely';
import { listPage, type ListPage } from '#base/list-page.ts';
import { Refusal } from '#base/refusal.ts';
import type { Application, ApplicationQuery } from '#contract/application.ts';
import { pageSize } from '#contract/constants.ts';
import type { Db } from '#db/connect.ts';
import type { Staff } from '#market/settings/actor.ts';

type Row = Omit<Application, 'created_at' | 'decided_at'> & {
  created_at: Date;
  decided_at: Date | null;
  found: number;
};

/** A page of the applications to sell, newest first. */
export async function readApplications(
  db: Db,
  staff: Staff,
  { page, state, q }: ApplicationQuery,
): Promise<ListPage<Application>> {
  const where = [state ? sql`p.state = ${state}` : sql`p.state <> 'unverified'`];
  if (q)
    where.push(
      sql`(p.store_name ilike ${like(q)} or a.name ilike ${like(q)} or a.email ilike ${like(q)})`,
    );
  const rows = await readRows(
    db,
    sql.join(where, sql` and `),
    sql`order by p.id desc limit ${pageSize.orders} offset ${(page - 1) * pageSize.orders}`,
  );
  const found =
    rows[0]?.found ??
    (page > 1 ? (await readApplications(db, staff, { page: 1, state, q })).total : 0);
  return listPage(rows.map(applicationOf), {
    page,
    size: pageSize.orders,
    total: found,
    path: 'admin/applications',
  });
}

/** One application. Refuses 'application-not-found'. */
export async function readApplication(db: Db, _: Staff, id: number): Promise<Application> {
  const [row] = await readRows(db, sql`p.id = ${id}`, sql``);
  if (!row) throw new Refusal('application-not-found');
  return applicationOf(row);
}

const like = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

async function readRows(
  db: Db,
  where: RawBuilder<unknown>,
  rest: RawBuilder<unknown>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select p.id, p.state, p.store_name, a.name, coalesce(a.email, '') as email, p.language,
      p.reason, p.store_id, d.name as decided_by, p.decided_at, p.created_at,
      count(*) over () as found
    from applications p
    join accounts a on a.id = p.account_id
    left join accounts d on d.id = p.decided_by
    where ${where}
    ${rest}
  `.execute(db);
  return rows;
}

const applicationOf = ({ found: _, created_at, decided_at, ...row }: Row): Application => ({
  ...row,
  created_at: created_at.toISOString(),
  decided_at: decided_at && decided_at.toISOString(),
});
