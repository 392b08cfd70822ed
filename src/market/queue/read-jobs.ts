// The job queue, for staff. Payloads are not shown, because those of letters hold codes and
// addresses; only their numbers are, such as the ids of an order or a payment.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { JobQuery, JobRow, JobStanding } from '#contract/admin/job.ts';
import { listSize } from '#contract/list-size.ts';
import type { Listed } from '#contract/resource.ts';
import type { Db } from '#db/connect.ts';
import { readList } from '#market/edits/listing.ts';
import { isoText } from '#market/edits/read-edits.ts';

const SHOWN_LETTERS = 1000;

const state = sql<JobRow['state']>`case
  when t.locked_at is not null then 'running'
  when t.attempts >= t.max_attempts then 'failed'
  when t.attempts > 0 then 'trying'
  when t.run_at > now() then 'planned'
  else 'waiting'
end`;

/** A page of the jobs that match, newest first. */
export const listJobs = (db: Db, { q, view, ...query }: JobQuery): Promise<Listed<JobRow>> =>
  readList<JobRow>(db, query, {
    from: sql`graphile_worker._private_jobs t`,
    columns: {
      id: sql`t.id`,
      task: sql`(select identifier from graphile_worker._private_tasks where id = t.task_id)`,
      state,
      about: sql`coalesce((
        select jsonb_object_agg(e.key, e.value)
        from jsonb_each(
          case json_typeof(t.payload) when 'object' then t.payload::jsonb else '{}' end
        ) e
        where jsonb_typeof(e.value) = 'number'
      ), '{}')`,
      tries: sql`t.attempts`,
      most_tries: sql`t.max_attempts`,
      made_at: isoText('t.created_at'),
      due_at: isoText('t.run_at'),
      problem: sql`left(coalesce(t.last_error, ''), ${SHOWN_LETTERS})`,
    },
    where: [...(q ? [isOf(q)] : []), ...(view ? [IN[view]] : [])],
    keys: { due_at: sql`t.run_at` },
    usual: '-id',
  });

const isOf = (task: string): RawBuilder<SqlBool> => sql<SqlBool>`
  t.task_id = (select id from graphile_worker._private_tasks where identifier = ${task})
`;
/** The same conditions as in the indexes of 0110_long_lists.sql. */
const IN: Record<JobRow['state'], RawBuilder<SqlBool>> = {
  running: sql`t.locked_at is not null`,
  failed: sql`t.attempts >= t.max_attempts and t.locked_at is null`,
  trying: sql`t.attempts > 0 and t.attempts < t.max_attempts and t.locked_at is null`,
  planned: sql`t.run_at > now() and t.attempts = 0 and t.locked_at is null`,
  waiting: sql`t.run_at <= now() and t.attempts = 0 and t.locked_at is null`,
};

/** How many jobs are in a state, counted up to a limit. */
const countOf = (view: JobRow['state']) => sql`(
  select count(*)::int from (
    select from graphile_worker._private_jobs t where ${IN[view]} limit ${listSize.counted}
  ) counted
)`;

/**
 * How many jobs are in each state, counted up to 10000, and signs of whether the queue is being
 * worked off.
 */
export async function jobStanding(db: Db): Promise<JobStanding> {
  const { rows } = await sql<JobStanding>`
    select ${countOf('waiting')} as waiting, ${countOf('running')} as running,
      ${countOf('planned')} as planned, ${countOf('trying')} as trying,
      ${countOf('failed')} as failed,
      (select ${isoText('t.run_at')} from graphile_worker._private_jobs t
        where ${IN.waiting} order by t.run_at limit 1) as oldest_waiting_at,
      (select ${isoText('seen_at')} from workers
        order by seen_at desc limit 1) as worker_seen_at,
      coalesce((
        select jsonb_agg(jsonb_build_object('task', task, 'count', failed)
          order by failed desc, task)
        from (
          select k.identifier as task, count(*) as failed
          from (
            select t.task_id from graphile_worker._private_jobs t
            where ${IN.failed} limit ${listSize.counted}
          ) counted
          join graphile_worker._private_tasks k on k.id = counted.task_id
          group by k.identifier
        ) failures
      ), '[]') as failures
  `.execute(db);
  const [standing] = rows;
  if (!standing) throw new Error('Counting answers always.');
  return standing;
}
