// The worker's queue around a crash: what was in hand, and when it is free again.
import { sql } from 'kysely';
import type { CrashPaying } from './crash-paying.ts';

/** Lets the time come at which the worker looks at every payment that it has not heard of. */
export async function checkAllPayments(paying: Pick<CrashPaying, 'db'>): Promise<void> {
  await sql`update payments set look_at = look_at - interval '1 hour'`.execute(paying.db());
  await sql`select graphile_worker.add_job('look-at-payments')`.execute(paying.db());
}

/** How many tasks of a kind a worker has taken from the queue and not given back. */
export async function inHand({ db }: Pick<CrashPaying, 'db'>, task: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from graphile_worker.jobs
    where task_identifier = ${task} and locked_at is not null`.execute(db());
  return rows[0]?.count ?? 0;
}

/**
 * Lets the time come at which what a worker took is looked at: it is free again if that worker is
 * gone, or has it in hand no more.
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

/**
 * Lets the time come at which tasks that a worker took with it are free again. Those who live say
 * so anew within seconds.
 */
export async function freeTasks(paying: Pick<CrashPaying, 'db'>): Promise<void> {
  await sql`update workers set seen_at = seen_at - interval '1 hour'`.execute(paying.db());
  await ageLocks(paying);
}
