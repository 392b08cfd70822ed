// Jobs that nobody has in hand any more are free again. The queue itself frees what a killed worker had after four hours only, and never says so to one that lived through an outage of the database.
import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/** A worker's name in the queue, and the ids of the jobs that it has in hand. */
export type Hand = { name: string; jobs: Set<string> };

/** Follows what a worker takes and gives back. While it lives, a connection to the database bears its name: other instances see it there. */
export function watchHand(): { events: WorkerEvents; hand: Hand } {
  const events: WorkerEvents = new EventEmitter(), hand: Hand = { name: '', jobs: new Set() };
  events.on('job:start', ({ job }) => { hand.jobs.add(job.id); });
  events.on('job:complete', ({ job }) => { hand.jobs.delete(job.id); });
  events.on('pool:listen:success', ({ client, workerPool: { id } }) => {
    hand.name = id;
    client.once('drain', () => { client.query(`select set_config('application_name', $1, false)`, [id]).catch(() => {}); });      // once its own first question is answered
  });
  return { events, hand };
}

/**
 * Frees what was taken more than a minute ago by a worker that is gone, or by this one, which has it in hand no more. Not before that minute: then a gateway that was asked to give money back has it in its books, and is
 * not asked twice where it knows no idempotency keys.
 */
export async function freeJobs(db: Db, { name, jobs }: Hand): Promise<void> {
  await sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null where locked_at < now() - interval '1 minute' and id <> all(${[...jobs]}::bigint[])
    and (locked_by = ${name} or not exists (select from pg_stat_activity where application_name = locked_by))`.execute(db);
}
