import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { OBJECTION_MONTHS } from '#contract/decision.ts';
import type { ShownReport } from '#contract/report.ts';
import type { Db } from '#db/connect.ts';
import { isoText } from '#market/edits/read-edits.ts';

/**
 * A report for the person who made it, by the code of its receipt and the key of its link. Refuses
 * 'link-invalid' when the two do not belong together.
 */
export async function readReport(
  db: Db,
  { code, key }: { code: string; key: string },
  now = new Date(),
): Promise<ShownReport> {
  const { rows } = await sql<ShownReport>`
    select r.code, r.kind, r.title, r.reason, r.explanation, r.url, r.state,
      ${isoText('r.created_at')} as created_at,
      case when d.id is not null then jsonb_build_object(
        'action', d.action, 'facts', d.facts, 'ground', d.ground, 'which', d.which,
        'decided_at', ${isoText('d.decided_at')},
        'may_object', d.action = 'none'
          and ${now}::timestamptz < d.decided_at + make_interval(months => ${OBJECTION_MONTHS})
          and not exists (select from objections o where o.report_id = r.id)
      ) end as decision
    from reports r
    left join decisions d on d.id = r.decision_id
    where r.code = ${code.toUpperCase()} and r.key = ${key}
  `.execute(db);
  const [report] = rows;
  if (!report) throw new Refusal('link-invalid');
  return report;
}
