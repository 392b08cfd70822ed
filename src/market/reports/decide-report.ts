import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { DecidedReport } from '#contract/admin/report.ts';
import type { Ground, ReportAction } from '#contract/decision.ts';
import type { Tx } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { recordNothing } from '#market/decisions/record-decision.ts';
import { restrict, type About } from '#market/reports/carry-out.ts';
import { thingIdOf, type Reference } from '#market/reports/reported-thing.ts';
import type { Staff } from '#market/settings/actor.ts';

type Locked = Reference & {
  id: number;
  code: string;
  key: string;
  title: string;
  email: string | null;
  language: string;
  state: string;
  decided_by: string;
};

/**
 * Decides a report, together with others of the same thing: no action, or the thing is hidden. The
 * people who reported it are told. Refuses 'thing-not-found', 'report-decided' with who was first,
 * 'invalid-input' for reports of other things, and as `restrict` does.
 */
export async function decideReport(
  tx: Tx,
  by: Staff,
  { id, also, ...verdict }: DecidedReport,
  about: About,
): Promise<void> {
  const reports = await lockReports(tx, [...new Set([id, ...also])]);
  const report = reports.find((one) => one.id === id);
  if (!report) throw new Refusal('thing-not-found');
  const first = reports.find(({ state }) => state === 'decided');
  if (first) throw new Refusal('report-decided', { by: first.decided_by });
  const { kind, title } = report;
  const thing = { kind, id: thingIdOf(report) };
  const others = reports.filter((one) => one.id !== id);
  if (others.length !== new Set(also).size - (also.includes(id) ? 1 : 0))
    throw new Refusal('thing-not-found');
  if (others.some((one) => one.kind !== kind || thingIdOf(one) !== thing.id || thing.id === null))
    throw new Refusal('invalid-input', { field: 'also' });
  const decision =
    verdict.action === 'none'
      ? (await recordNothing(tx, by, { ...thing, title, facts: verdict.facts }, about.now)).id
      : await restrict(tx, by, { ...thing, ...verdict }, about);
  await tx
    .updateTable('reports')
    .set({ state: 'decided', decision_id: decision })
    .where(
      'id',
      'in',
      reports.map((one) => one.id),
    )
    .execute();
  for (const one of reports) await notifyReporter(tx, one, decision);
  for (const locked of reports)
    await audit(tx, by, {
      action: 'report.decide',
      subject: `report:${locked.id}`,
      note: `${verdict.action}: ${verdict.facts}`,
    });
}

/** Locks in the order of ids, to avoid deadlocks. */
async function lockReports(tx: Tx, ids: number[]): Promise<Locked[]> {
  await sql`select id from reports where id = any(${ids}::int[]) order by id for update`.execute(
    tx,
  );
  // a separate statement, to see decisions made while this one waited for the lock
  const { rows } = await sql<Locked>`
    select r.id, r.code, r.key, r.kind, r.product_id, r.review_id, r.store_id, r.title, r.email,
      r.language, r.state, coalesce(a.name, '') as decided_by
    from reports r
    left join decisions d on d.id = r.decision_id
    left join accounts a on a.id = d.decided_by
    where r.id = any(${ids}::int[])
    order by r.id
  `.execute(tx);
  return rows;
}

type Decision = { action: ReportAction; facts: string; ground: Ground | null; which: string };

async function notifyReporter(tx: Tx, report: Locked, decision: number): Promise<void> {
  const { email, language, code, key, kind, title } = report;
  if (email === null) return;
  const { rows } = await sql<Decision>`
    select action, facts, ground, which from decisions where id = ${decision}
  `.execute(tx);
  const [decided] = rows;
  if (!decided) throw new Error(`There is no decision ${decision}.`);
  const notice = { code, key, kind, title, ...decided };
  await writeTo(tx, 'report-decided', { email, language }, notice);
}
