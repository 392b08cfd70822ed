// One report, for the staff who judge it.
import { sql, type RawBuilder } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { AdminReportRow, OpenedReport, ShownDecision } from '#contract/admin/report.ts';
import type { Db } from '#db/connect.ts';
import { isoText } from '#market/edits/read-edits.ts';
import { reportColumns } from '#market/reports/list-reports.ts';
import { showThing, thingIdOf, type Reference } from '#market/reports/reported-thing.ts';
import type { Staff } from '#market/settings/actor.ts';

const MOST = 50;

type Row = AdminReportRow &
  Pick<OpenedReport, 'explanation' | 'url' | 'name' | 'email' | 'language'> & {
    at: Reference & { title: string };
    decision_id: number | null;
  };

/**
 * A report with the present state of the thing, and earlier reports and decisions about it. Refuses
 * 'thing-not-found'.
 */
export async function openReport(db: Db, { language }: Staff, id: number): Promise<OpenedReport> {
  const columns = Object.entries(reportColumns(language));
  const shown = columns.map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  const { rows } = await sql<Row>`
    select ${sql.join(shown)}, t.explanation, t.url, t.name, coalesce(t.email, '') as email,
      t.language, t.decision_id, jsonb_build_object(
        'kind', t.kind, 'title', t.title, 'product_id', t.product_id, 'review_id', t.review_id,
        'store_id', t.store_id
      ) as at
    from reports t
    where t.id = ${id}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Refusal('thing-not-found');
  const { at, decision_id, ...report } = row;
  const [thing, others, decisions, decided] = await Promise.all([
    showThing(db, at, language),
    readOthers(db, at, id),
    readDecisions(db, language, ofThing(at)),
    decision_id === null ? [] : readDecisions(db, language, sql`t.id = ${decision_id}`),
  ]);
  return { ...report, thing, others, decisions, decision: decided[0] ?? null };
}

/** Rows `t` about the same thing; none once it is gone. */
const ofThing = (at: Reference): RawBuilder<unknown> =>
  sql`t.${sql.ref(`${at.kind}_id`)} = ${thingIdOf(at)}`;

async function readOthers(db: Db, at: Reference, id: number): Promise<OpenedReport['others']> {
  const { rows } = await sql<OpenedReport['others'][number]>`
    select t.id, t.code, t.reason, t.state, ${isoText('t.created_at')} as created_at
    from reports t
    where ${ofThing(at)} and t.id <> ${id}
    order by t.id desc
    limit ${MOST}
  `.execute(db);
  return rows;
}

/** The decisions `t` that match, newest first. */
export async function readDecisions(
  db: Db,
  language: string,
  where: RawBuilder<unknown>,
): Promise<ShownDecision[]> {
  const { rows } = await sql<ShownDecision>`
    select t.id, t.action, t.facts, t.ground, t.which, t.means, coalesce(a.name, '') as by,
      array(
        select said(p.title, ${language})
        from products p
        where p.id = any(t.products)
        order by p.id
        limit ${MOST}
      ) as things,
      ${isoText('t.decided_at')} as decided_at, ${isoText('t.ended_at')} as ended_at
    from decisions t
    left join accounts a on a.id = t.decided_by
    where ${where}
    order by t.id desc
    limit ${MOST}
  `.execute(db);
  return rows;
}
