// Jobs and queues that nobody has in hand any more are free again within a minute. The queue itself
// frees what a killed worker had after four hours only, and never what one that lived through an
// outage of the database could not give back.
import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/** A worker's name in the queue, and the ids of the jobs that it has in hand. */
export type Hand = { name: string; jobs: Set<string> };

/**
 * A worker that gave no sign of life for so long is gone. Then whatever it asked of a gateway
 * stands in that one's books as well.
 */
const GONE_S = 40;

/** Follows what a worker takes and gives back. */
export function watchHand(): { events: WorkerEvents; hand: Hand } {
  const events: WorkerEvents = new EventEmitter();
  const hand: Hand = { name: '', jobs: new Set() };
  events.on('pool:create', ({ workerPool: { id } }) => {
    hand.name = id;
  });
  events.on('job:start', ({ job }) => {
    hand.jobs.add(job.id);
  });
  events.on('job:complete', ({ job }) => {
    hand.jobs.delete(job.id);
  });
  return { events, hand };
}

/** Says that this worker lives, and frees what is in nobody's hand. */
export async function freeJobs(db: Db, { name, jobs }: Hand): Promise<void> {
  await sql`insert into workers (name, seen_at) values (${name}, now()) on conflict (name) do update set seen_at = now()`.execute(
    db,
  );
  await freeOfGone(db, name);
  await freeOwn(db, name, [...jobs]);
  await sql`delete from workers where seen_at < now() - interval '1 day'`.execute(db);
}

/** Says that this worker ends. */
export async function leaveQueue(db: Db, { name }: Hand): Promise<void> {
  await sql`delete from workers where name = ${name}`.execute(db);
}

/**
 * One that has just begun may have taken its first job before it said that it lives: what it holds
 * is young.
 */
async function freeOfGone(db: Db, name: string): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(array_agg(held.locked_by)) from (
      select locked_by from (select locked_by, locked_at from graphile_worker.jobs union all select locked_by, locked_at from graphile_worker._private_job_queues) locks
      where locked_by <> ${name} group by locked_by having max(locked_at) < now() - make_interval(secs => ${GONE_S})
    ) held where not exists (select from workers w where w.name = held.locked_by and w.seen_at > now() - make_interval(secs => ${GONE_S}))
    having count(*) > 0`.execute(db);
}

/**
 * What this worker has finished and could not give back. The queue has no call for that: its own
 * way is to give back all of a worker at once.
 */
async function freeOwn(db: Db, name: string, inHand: string[]): Promise<void> {
  await sql`with freed as (
      update graphile_worker._private_jobs set locked_at = null, locked_by = null
      where locked_by = ${name} and id <> all(${inHand}::bigint[]) and locked_at < now() - make_interval(secs => ${GONE_S}) returning job_queue_id
    ) update graphile_worker._private_job_queues q set locked_at = null, locked_by = null from freed where q.id = freed.job_queue_id and q.locked_by = ${name}`.execute(
    db,
  );
}
