import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { DecidedObjection } from '#contract/admin/objection.ts';
import { restrictions } from '#contract/decision.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { restore, restrict, type About } from '#market/reports/carry-out.ts';
import { thingIdOf } from '#market/reports/reported-thing.ts';
import { notifyObjector, type Objected } from '#market/reports/notify-objector.ts';
import { whoElse } from '#market/reports/who-else.ts';
import type { Staff } from '#market/settings/actor.ts';

type Locked = Objected & { state: string; first: number | null; decided_by: string };

/**
 * Upholds a decision or reverses it: what it restricted is shown again, or, if nothing had been
 * done, it is restricted now. The person who objected is told. Refuses 'thing-not-found',
 * 'objection-decided' with who was first, 'objection-own' to the person who made the decision while
 * another one could judge it, 'required', and as `restrict` and `restore` do.
 */
export async function decideObjection(
  tx: Tx,
  by: Staff,
  { id, outcome, answer, ...decision }: DecidedObjection,
  about: About,
): Promise<void> {
  const objection = await lockObjection(tx, id);
  if (objection.state !== 'open')
    throw new Refusal('objection-decided', { by: objection.decided_by });
  const alone = objection.first === by.accountId;
  if (alone && (await whoElse(tx, by, objection.kind))) throw new Refusal('objection-own');
  const back = outcome === 'taken-back';
  const thing = { kind: objection.kind, id: thingIdOf(objection) };
  const undoes = objection.report === null;
  const shown =
    back &&
    undoes &&
    (await restore(
      tx,
      by,
      { ...thing, action: objection.action, decision: objection.decision, answer },
      about,
    ));
  if (back && !undoes && !decision.action) throw new Refusal('required', { field: 'action' });
  const became =
    back && !undoes && decision.action
      ? await restrict(tx, by, { ...thing, ...decision, action: decision.action }, about)
      : null;
  await tx
    .updateTable('objections')
    .set({ state: outcome, answer, decided_by: by.accountId, decided_at: about.now, alone, became })
    .where('id', '=', id)
    .execute();
  // when a store is reopened, the letter about that tells its owners the answer
  if (!(shown && objection.action === 'suspend-store')) {
    const done = became === null ? null : restrictions[objection.kind];
    await notifyObjector(tx, objection, { outcome, answer, alone, became: done });
  }
  await audit(tx, by, {
    action: `objection.${outcome === 'upheld' ? 'uphold' : 'take-back'}`,
    subject: `objection:${id}`,
    note: answer,
  });
}

async function lockObjection(tx: Tx, id: number): Promise<Locked> {
  await sql`select id from objections where id = ${id} for update`.execute(tx);
  // a separate statement, to see decisions made while this one waited for the lock
  const { rows } = await sql<Locked>`
    select o.id, o.decision_id as decision, o.report_id as report, o.state, d.decided_by as first,
      coalesce(a.name, '') as decided_by, d.kind, d.product_id, d.review_id, d.store_id, d.title,
      d.action
    from objections o
    join decisions d on d.id = o.decision_id
    left join accounts a on a.id = o.decided_by
    where o.id = ${id}
  `.execute(tx);
  const [found] = rows;
  if (!found) throw new Refusal('thing-not-found');
  return found;
}
