// Works through a run: a worker does, and so does the call that began it, for a moment. Both may
// run at once: each thing has its own transaction and its row locked, so that an interrupted worker
// leaves nothing half done, and nothing is done twice.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Db, Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { findStaff } from '#market/accounts/find-role.ts';
import { may } from '#market/accounts/staff-permissions.ts';
import { bulkKindOf } from '#market/bulk/bulk-kinds.ts';
import type { BulkKind } from '#market/bulk/bulk-kind.ts';
import { doAct, type Work } from '#market/bulk/do-act.ts';
import { customer, type Staff } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';

/** How often to try a thing that another person is saving at the same time. */
const TRIES = 3;

type Bulk = Work & { id: number; noun: string; account_id: number | null; language: string };
type At = { bulk: Bulk; kind: BulkKind; by: Staff; market: MarketSettings };

/**
 * Does the rest of a run, until it ends or until the time `until`; a run that has ended stays as it
 * is. Refuses the remaining things one by one when the person who began it may no longer do this.
 */
export async function workBulk(
  db: Db,
  id: number,
  market: MarketSettings,
  until = Number.POSITIVE_INFINITY,
): Promise<void> {
  const bulk = await readBulk(db, id);
  const kind = bulk && bulkKindOf(bulk.noun);
  if (!bulk || !kind) return;
  const by = await findAsker(db, bulk, kind);
  if (!by) await refuseRest(db, id);
  else while (Date.now() < until && (await workNext(db, { bulk, kind, by, market })));
  await sql`
    update bulks set ended_at = now()
    where id = ${id} and ended_at is null
      and not exists (select from bulk_rows where bulk_id = ${id} and outcome is null)
  `.execute(db);
}

async function readBulk(db: Db, id: number): Promise<Bulk | undefined> {
  const { rows } = await sql<Bulk>`
    select id, noun, act, given, undoes, account_id, language
    from bulks
    where id = ${id} and ended_at is null
  `.execute(db);
  return rows[0];
}

/** The person who began the run, if they may still do it; else null. */
async function findAsker(db: Db, bulk: Bulk, { permission }: BulkKind): Promise<Staff | null> {
  if (bulk.account_id === null) return null;
  const person = customer(bulk.account_id, '', { language: bulk.language, timeZone: 'UTC' });
  const staff = await findStaff(db, person);
  return staff && may(staff, permission) ? staff : null;
}

/** Does the next thing that no other worker has locked; false when there is none. */
async function workNext(db: Db, at: At): Promise<boolean> {
  for (let tried = 1; ; tried++) {
    let thing: number | null = null;
    try {
      return await transaction(db, async (tx) => {
        thing = await takeNext(tx, at.bulk.id);
        if (thing !== null) await workOne(tx, at, thing);
        return thing !== null;
      });
    } catch (problem) {
      if (!(problem instanceof Refusal) || thing === null) throw problem;
      const raced = problem.code === 'changed-meanwhile' && at.bulk.undoes === null;
      if (raced && tried < TRIES) continue;
      await refuse(db, at.bulk.id, thing, problem);
      return true;
    }
  }
}

async function takeNext(tx: Tx, bulk: number): Promise<number | null> {
  const { rows } = await sql<{ thing_id: number }>`
    select thing_id from bulk_rows where bulk_id = ${bulk} and outcome is null
    order by place
    limit 1
    for update skip locked
  `.execute(tx);
  return rows[0]?.thing_id ?? null;
}

async function workOne(tx: Tx, { bulk, kind, by, market }: At, thing: number): Promise<void> {
  const { changed, was, version } = await doAct(tx, by, kind, { ...bulk, id: thing, market });
  await sql`
    update bulk_rows
    set outcome = ${changed ? 'done' : 'same'}, version = ${version},
      was = ${was && JSON.stringify(was)}::jsonb
    where bulk_id = ${bulk.id} and thing_id = ${thing}
  `.execute(tx);
}

async function refuse(db: Db, bulk: number, thing: number, why: Refusal): Promise<void> {
  const { code, values } = why;
  await sql`
    update bulk_rows
    set outcome = 'refused', refusal = ${JSON.stringify({ code, values })}::jsonb
    where bulk_id = ${bulk} and thing_id = ${thing} and outcome is null
  `.execute(db);
}

async function refuseRest(db: Db, bulk: number): Promise<void> {
  await sql`
    update bulk_rows set outcome = 'refused', refusal = '{"code": "not-allowed"}'
    where bulk_id = ${bulk} and outcome is null
  `.execute(db);
}
