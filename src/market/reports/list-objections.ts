// The objections to decisions, for staff.
import { sql, type SqlBool } from 'kysely';
import type { AdminObjectionRow, ObjectionsQuery } from '#contract/admin/objection.ts';
import type { Listed } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { readList } from '#market/edits/listing.ts';
import { isoText } from '#market/edits/read-edits.ts';
import { namedByItself } from '#market/reports/read-objection.ts';
import { titleNow } from '#market/reports/list-reports.ts';
import type { Staff } from '#market/settings/actor.ts';

/** The columns of an objection's row, of the table `t`. */
export const objectionColumns = (language: string) => ({
  id: sql<number>`t.id`,
  kind: sql`(select d.kind from decisions d where d.id = t.decision_id)`,
  title: sql<string>`(
    select named.title
    from decisions d
    cross join lateral (select ${titleNow(language, namedByItself)} as title from (select d.*) t) named
    where d.id = t.decision_id
  )`,
  by: sql`case when t.report_id is null then 'hit' else 'reporter' end`,
  state: sql`t.state`,
  created_at: isoText('t.created_at'),
});

/** A page of the objections that match: without a view, waiting ones, oldest first. */
export const listObjections = (
  db: Db,
  { language }: Staff,
  { q, view, kind, sort, ...query }: ObjectionsQuery,
): Promise<Listed<AdminObjectionRow>> =>
  readList<AdminObjectionRow>(
    db,
    { ...query, sort: sort && (sort.startsWith('-') ? '-id' : 'id') },
    {
      from: sql`objections t`,
      columns: objectionColumns(language),
      where: [
        ...(q ? [sql<SqlBool>`t.id::text = ${q}`] : []),
        ...(view === 'all' || query.only ? [] : [sql<SqlBool>`t.state = ${view ?? 'open'}`]),
        ...(kind
          ? [
              sql<SqlBool>`
                exists (select from decisions d where d.id = t.decision_id and d.kind = ${kind})
              `,
            ]
          : []),
      ],
      usual: 'id',
    },
  );
