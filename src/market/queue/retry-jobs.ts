// What staff can do with jobs: run them now, or delete them. Each task checks whether its work is
// done already, so running it again does no harm.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import type { Staff } from '#market/settings/actor.ts';

type Job = { id: number; task: string };

/**
 * Runs a waiting or failed job now, with all its tries renewed. Refuses 'thing-not-found' for a job
 * that is done or running.
 */
export async function retryJob(tx: Tx, by: Staff, id: number, now = new Date()): Promise<void> {
  const [job] = await reschedule(tx, sql`array[${id}]::bigint[]`, now);
  if (!job) throw new Refusal('thing-not-found');
  await audit(tx, by, { action: 'job.retry', subject: `job:${id}`, note: job.task });
}

/** Runs all failed jobs again, or only those of one task; returns how many. */
export async function retryFailed(
  tx: Tx,
  by: Staff,
  { task }: { task: string },
  now = new Date(),
): Promise<number> {
  const failed = sql`array(
    select id
    from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null
      and (${task} = '' or task_identifier = ${task})
  )`;
  const jobs = await reschedule(tx, failed, now);
  if (jobs.length > 0)
    await audit(tx, by, {
      action: 'job.retry-all',
      subject: 'jobs',
      note: `${task || 'all'}: ${jobs.length}`,
    });
  return jobs.length;
}

/** Deletes a job from the queue. Refuses 'thing-not-found' for a job that is done or running. */
export async function discardJob(tx: Tx, by: Staff, id: number): Promise<void> {
  const { rows } = await sql<Job>`
    select j.id, coalesce(t.identifier, '') as task
    from graphile_worker.complete_jobs(array[${id}]::bigint[]) j
    left join graphile_worker._private_tasks t on t.id = j.task_id
  `.execute(tx);
  const [job] = rows;
  if (!job) throw new Refusal('thing-not-found');
  await audit(tx, by, { action: 'job.discard', subject: `job:${id}`, note: job.task });
}

async function reschedule(tx: Tx, ids: ReturnType<typeof sql>, now: Date): Promise<Job[]> {
  const { rows } = await sql<Job>`
    select j.id, coalesce(t.identifier, '') as task
    from graphile_worker.reschedule_jobs(${ids}, run_at := ${now}, attempts := 0) j
    left join graphile_worker._private_tasks t on t.id = j.task_id
  `.execute(tx);
  return rows;
}
