// Frees jobs and queues of workers that are gone, within a minute. The queue itself frees those of
// a killed worker only after four hours, and never those that a worker could not give back during
// an outage of the database. This uses the queue's own call, which frees everything under a
// worker's name.
import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/** A worker's name in the queue, and the ids of the jobs it is working on. */
export type Hand = { name: string; jobs: Set<string> };

/**
 * A worker without a sign of life for this long is gone. By then, whatever it requested of a
 * gateway is also in the gateway's records.
 */
const GONE_S = 40;

/** Tracks which jobs a worker takes and gives back. */
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

/** Records that this worker is alive. */
export async function sayAlive(db: Db, { name }: Hand): Promise<void> {
  await sql`
    insert into workers (name, seen_at)
    values (${name}, now())
    on conflict (name) do update set seen_at = now()`.execute(db);
}

/**
 * Frees the jobs of workers that are gone. A new worker may take its first job before its first
 * sign of life, so recently taken jobs are left alone.
 */
export async function freeJobsOfGone(db: Db): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array_agg(held.locked_by))
    from (
      select locked_by
      from graphile_worker.jobs
      where locked_by is not null
      group by locked_by
      having max(locked_at) < now() - make_interval(secs => ${GONE_S})
    ) held
    where not exists (
      select from workers w
      where w.name = held.locked_by
        and w.seen_at > now() - make_interval(secs => ${GONE_S})
    )
    having count(*) > 0`.execute(db);
  await sql`delete from workers where seen_at < now() - interval '1 day'`.execute(db);
}

/** Whether the queue still waits for a worker to give back jobs that it has finished. */
export async function holdsFinished(db: Db, { name, jobs }: Hand): Promise<boolean> {
  const { rows } = await sql`
    select
    from graphile_worker.jobs
    where locked_by = ${name}
      and id <> all(${[...jobs]}::bigint[])
      and locked_at < now() - make_interval(secs => ${GONE_S})
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Frees everything under the name of a worker that takes no more jobs and has none left. */
export async function giveBack(db: Db, hand: Hand): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(array[${hand.name}])`.execute(db);
  await leaveQueue(db, hand);
}

/** Records that this worker ends. */
export async function leaveQueue(db: Db, { name }: Hand): Promise<void> {
  await sql`delete from workers where name = ${name}`.execute(db);
}
