import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Application, ApplicationQuery } from '#contract/application.ts';
import type { Listed } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { concerns } from '#market/stores/application-item.ts';
import { likeText, readListOf } from '#market/edits/listing.ts';

type Row = Omit<Application, 'created_at' | 'decided_at'> & {
  created_at: Date;
  decided_at: Date | null;
};

/**
 * A page of the applications to sell: waiting ones, whose address is proven, or those decided in a
 * given way.
 */
export const listApplications = (
  db: Db,
  { q, view, ...paging }: ApplicationQuery,
): Promise<Listed<Application>> =>
  readListOf(db, paging, {
    from: sql`applications t join accounts a on a.id = t.account_id`,
    where: [
      ...(view === 'all' ? [] : [inView(view)]),
      ...(q
        ? [
            sql<SqlBool>`(
              t.store_name ilike ${likeText(q)} or a.name ilike ${likeText(q)}
              or a.email ilike ${likeText(q)}
            )`,
          ]
        : []),
    ],
    sorts: { created_at: sql`t.id` },
    usual: '-id',
    show: (ids) => readRows(db, sql`p.id = any(${ids}::int[])`),
  });

const inView = (view: Exclude<ApplicationQuery['view'], 'all'>) =>
  view === 'to-check' || view === 'asked'
    ? sql<SqlBool>`(t.state = 'received' and exists (
        select from application_items i
        where i.application_id = t.id and i.state = ${view === 'asked' ? 'again' : 'given'}
      ))`
    : view
      ? sql<SqlBool>`t.state = ${view}`
      : sql<SqlBool>`t.state <> 'unverified'`;

/** One application. Refuses 'application-not-found'. */
export async function readApplication(db: Db, id: number): Promise<Application> {
  const [application] = await readRows(db, sql`p.id = ${id}`);
  if (!application) throw new Refusal('application-not-found');
  return application;
}

async function readRows(db: Db, where: RawBuilder<unknown>): Promise<Application[]> {
  const { rows } = await sql<Row>`
    select p.id, p.state, p.store_name, a.name, coalesce(a.email, '') as email, p.language,
      p.country, items.asked, items.checked, items.to_check, items.unchecked, p.reason,
      p.store_id, d.name as decided_by, p.decided_at, p.created_at
    from applications p
    join accounts a on a.id = p.account_id
    left join accounts d on d.id = p.decided_by
    cross join lateral (
      select count(*)::int as asked,
        count(*) filter (where i.state = 'checked')::int as checked,
        count(*) filter (where i.state = 'given')::int as to_check,
        count(*) filter (where r.required and i.state is distinct from 'checked')::int as unchecked
      from requirements r
      left join application_items i on i.requirement_id = r.id and i.application_id = p.id
      where ${concerns}
    ) items
    where ${where}
  `.execute(db);
  return rows.map(applicationOf);
}

const applicationOf = ({ created_at, decided_at, ...row }: Row): Application => ({
  ...row,
  created_at: created_at.toISOString(),
  decided_at: decided_at && decided_at.toISOString(),
});
