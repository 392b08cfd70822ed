// The reports about products, reviews and stores, for staff.
import { sql, type SqlBool } from 'kysely';
import type { AdminReportRow, ReportsQuery } from '#contract/admin/report.ts';
import type { Listed } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { likeText, readList } from '#market/edits/listing.ts';
import { isoText } from '#market/edits/read-edits.ts';
import type { Staff } from '#market/settings/actor.ts';

/**
 * The present title of the thing that a row `t` is about, in a language; its former title once it
 * is gone. `own`: whether the thing has a title other than its store's.
 */
export const titleNow = (language: string, own = sql`false`) => sql<string>`coalesce(
  case when ${own} then t.title end,
  (select said(p.title, ${language}) from products p where p.id = t.product_id),
  (
    select said(p.title, ${language})
    from reviews v
    join products p on p.id = v.product_id
    where v.id = t.review_id
  ),
  (select s.name from stores s where s.id = t.store_id),
  t.title
)`;

/** How many open reports there are about the thing of a row `t`; 1 once it is gone. */
const same = sql<number>`greatest(1, (
  select count(*)::int
  from reports o
  where o.state = 'open'
    and (
      o.product_id = t.product_id or o.review_id = t.review_id or o.store_id = t.store_id
    )
))`;

/** The columns of a report's row, of the table `t`. */
export const reportColumns = (language: string) => ({
  id: sql<number>`t.id`,
  code: sql<string>`t.code`,
  kind: sql`t.kind`,
  title: titleNow(language),
  reason: sql`t.reason`,
  state: sql`t.state`,
  created_at: isoText('t.created_at'),
  same,
});

/** A page of the reports that match: without a view, waiting ones, oldest first. */
export const listReports = (
  db: Db,
  { language }: Staff,
  { q, view, kind, reason, sort, ...query }: ReportsQuery,
): Promise<Listed<AdminReportRow>> =>
  readList<AdminReportRow>(
    db,
    { ...query, sort: sort && (sort.startsWith('-') ? '-id' : 'id') },
    {
      from: sql`reports t`,
      columns: reportColumns(language),
      where: [
        ...(q ? [sql<SqlBool>`lower(t.code) like ${likeText(q.toLowerCase())}`] : []),
        ...(view === 'all' || query.only ? [] : [sql<SqlBool>`t.state = ${view ?? 'open'}`]),
        ...(kind ? [sql<SqlBool>`t.kind = ${kind}`] : []),
        ...(reason ? [sql<SqlBool>`t.reason = ${reason}`] : []),
      ],
      usual: 'id',
    },
  );
