// One objection, for the staff who judge it.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { AdminObjectionRow, OpenedObjection } from '#contract/admin/objection.ts';
import type { Db } from '#db/connect.ts';
import { isoText } from '#market/edits/read-edits.ts';
import { objectionColumns } from '#market/reports/list-objections.ts';
import { readDecisions } from '#market/reports/open-report.ts';
import { showThing, type ReferenceOfAny } from '#market/reports/reported-thing.ts';
import { whoElse } from '#market/reports/who-else.ts';
import type { Staff } from '#market/settings/actor.ts';

type Row = AdminObjectionRow &
  Pick<
    OpenedObjection,
    'words' | 'language' | 'answer' | 'decided_by' | 'decided_at' | 'report' | 'alone'
  > & { at: ReferenceOfAny & { title: string }; decision_id: number; first: number | null };

/**
 * An objection with its decision, the present state of the thing, and whether the caller may
 * decide. Refuses 'thing-not-found'.
 */
export async function openObjection(db: Db, by: Staff, id: number): Promise<OpenedObjection> {
  const columns = Object.entries(objectionColumns(by.language));
  const shown = columns.map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  const { rows } = await sql<Row>`
    select ${sql.join(shown)}, t.words, t.language, t.answer, t.alone, t.decision_id,
      coalesce(a.name, '') as decided_by, ${isoText('t.decided_at')} as decided_at,
      o.decided_by as first, jsonb_build_object(
        'kind', o.kind, 'title', o.title, 'product_id', o.product_id, 'review_id', o.review_id,
        'store_id', o.store_id
      ) as at,
      (
        select jsonb_build_object('id', r.id, 'code', r.code)
        from reports r where r.id = t.report_id
      ) as report
    from objections t
    join decisions o on o.id = t.decision_id
    left join accounts a on a.id = t.decided_by
    where t.id = ${id}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Refusal('thing-not-found');
  const { at, decision_id, first, alone, ...objection } = row;
  const own = first === by.accountId;
  const [thing, [decision], others] = await Promise.all([
    showThing(db, at, by.language),
    readDecisions(db, by.language, sql`t.id = ${decision_id}`),
    own ? whoElse(db, by, at.kind) : false,
  ]);
  if (!decision) throw new Error(`There is no decision ${decision_id}.`);
  const open = objection.state === 'open';
  return {
    ...objection,
    thing,
    decision,
    may_decide: open && !(own && others),
    alone: open ? own && !others : alone,
  };
}
