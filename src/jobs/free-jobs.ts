// Jobs and queues that nobody has in hand any more are free again within a minute. The queue itself
// frees what a killed worker had after four hours only, and never what one that lived through an
// outage of the database could not give back. It frees by its own call, which gives back all that a
// worker's name holds.
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

/** Says that this worker lives. */
export async function sayAlive(db: Db, { name }: Hand): Promise<void> {
  await sql`
    insert into workers (name, seen_at)
    values (${name}, now())
    on conflict (name) do update set seen_at = now()`.execute(db);
}

/**
 * Frees what workers had that are gone. One that has just begun may have taken its first job before
 * it said that it lives: what it holds is young.
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

/** Whether the queue still counts on a worker for what it has finished and could not give back. */
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

/**
 * Frees all that stands under the name of a worker that takes no more jobs and has none in hand.
 */
export async function giveBack(db: Db, hand: Hand): Promise<void> {
  await sql`select graphile_worker.force_unlock_workers(array[${hand.name}])`.execute(db);
  await leaveQueue(db, hand);
}

/** Says that this worker ends. */
export async function leaveQueue(db: Db, { name }: Hand): Promise<void> {
  await sql`delete from workers where name = ${name}`.execute(db);
}
