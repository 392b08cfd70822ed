import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { OBJECTION_MONTHS } from '#contract/decision.ts';
import type { ShownObjection } from '#contract/objection.ts';
import type { Db } from '#db/connect.ts';
import { isoText } from '#market/edits/read-edits.ts';
import { titleNow } from '#market/reports/list-reports.ts';

/**
 * Whether the decision `t` is about a part of a store that has a title of its own: a flash sale or
 * a voucher.
 */
export const namedByItself = sql`
  t.action in ('hide-products', 'delete-product', 'leave-sale', 'end-voucher')
`;

/**
 * The person whose link it is: the one affected or (with `report`) one whose report was refused.
 */
export type Objecting = { decision: number; report: number | null };

/** The decision that a key may object to. Refuses 'link-invalid'. */
export async function findObjecting(db: Db, key: string): Promise<Objecting> {
  const { rows } = await sql<Objecting>`
    select id as decision, null::int as report
    from decisions
    where key = ${key} and action <> 'none'
    union all
    select d.id, r.id
    from reports r
    join decisions d on d.id = r.decision_id and d.action = 'none'
    where r.key = ${key}
  `.execute(db);
  const [found] = rows;
  if (!found) throw new Refusal('link-invalid');
  return found;
}

/** A decision, and the state of the objection made with this key. Refuses 'link-invalid'. */
export async function readObjection(
  db: Db,
  { key, language }: { key: string; language: string },
  now = new Date(),
): Promise<ShownObjection> {
  const { decision, report } = await findObjecting(db, key);
  const { rows } = await sql<ShownObjection>`
    select t.kind, ${titleNow(language, namedByItself)} as title, t.action, t.facts, t.ground, t.which,
      ${isoText('t.decided_at')} as decided_at, ${isoText('l.until')} as until,
      coalesce(
        o.state, case when ${now}::timestamptz < l.until then 'none' else 'over' end
      ) as state,
      coalesce(o.answer, '') as answer
    from decisions t
    cross join lateral (
      select t.decided_at + make_interval(months => ${OBJECTION_MONTHS}) as until
    ) l
    left join objections o on o.decision_id = t.id and o.report_id is not distinct from ${report}::int
    where t.id = ${decision}
  `.execute(db);
  const [shown] = rows;
  if (!shown) throw new Refusal('link-invalid');
  return shown;
}
