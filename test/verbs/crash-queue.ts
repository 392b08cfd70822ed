// The worker's queue around a crash: which jobs were running, and when they are free again.
import { sql } from 'kysely';
import type { CrashPaying } from './crash-paying.ts';

/** Makes it time for the worker to check every payment without news. */
export async function checkAllPayments(paying: Pick<CrashPaying, 'db'>): Promise<void> {
  await sql`update payments set look_at = look_at - interval '1 hour'`.execute(paying.db());
  await sql`select graphile_worker.add_job('look-at-payments')`.execute(paying.db());
}

/** The number of running tasks of a kind. */
export async function inHand({ db }: Pick<CrashPaying, 'db'>, task: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from graphile_worker.jobs
    where task_identifier = ${task} and locked_at is not null`.execute(db());
  return rows[0]?.count ?? 0;
}

/**
 * Makes it time to check a worker's jobs: they are freed if that worker is gone, or no longer runs
 * them.
 */
export async function ageLocks({ db }: Pick<CrashPaying, 'db'>): Promise<void> {
  await sql`
    update graphile_worker._private_jobs
    set locked_at = locked_at - interval '1 hour'
    where locked_at is not null`.execute(db());
  await sql`
    update graphile_worker._private_job_queues
    set locked_at = locked_at - interval '1 hour'
    where locked_at is not null`.execute(db());
}

/** Makes it time to free the tasks of killed workers. Living ones report again within seconds. */
export async function freeTasks(paying: Pick<CrashPaying, 'db'>): Promise<void> {
  await sql`update workers set seen_at = seen_at - interval '1 hour'`.execute(paying.db());
  await ageLocks(paying);
}
