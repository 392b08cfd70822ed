// The queue as staff read it. Payloads are not shown: a letter's has codes and addresses in it. Of
// them only numbers are: which order, which payment.
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

/** A page of the jobs that match, the newest first. */
export const listJobs = (db: Db, { q, view, ...asked }: JobQuery): Promise<Listed<JobRow>> =>
  readList<JobRow>(db, asked, {
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
    where: [...(q ? [isOf(q)] : []), ...(view ? [isIn(view)] : [])],
    usual: '-id',
  });

const isOf = (task: string): RawBuilder<SqlBool> => sql<SqlBool>`
  t.task_id = (select id from graphile_worker._private_tasks where identifier = ${task})
`;
const isIn = (view: JobRow['state']): RawBuilder<SqlBool> => sql<SqlBool>`${state} = ${view}`;

/** How many jobs are in each state, counted to 10000, and the signs that they are worked off. */
export async function jobStanding(db: Db): Promise<JobStanding> {
  const { rows } = await sql<JobStanding>`
    with queued as (
      select ${state} as state, run_at, task_identifier as task
      from graphile_worker.jobs t
      limit ${listSize.counted}
    )
    select
      count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'running')::int as running,
      count(*) filter (where state = 'planned')::int as planned,
      count(*) filter (where state = 'trying')::int as trying,
      count(*) filter (where state = 'failed')::int as failed,
      (select ${isoText('run_at')} from queued
        where state = 'waiting' order by run_at limit 1) as oldest_waiting_at,
      (select ${isoText('seen_at')} from workers
        order by seen_at desc limit 1) as worker_seen_at,
      coalesce((select jsonb_agg(jsonb_build_object('task', task, 'count', failed)
          order by failed desc, task)
        from (select task, count(*) as failed from queued
          where state = 'failed' group by task) failures), '[]') as failures
    from queued
  `.execute(db);
  const [standing] = rows;
  if (!standing) throw new Error('Counting answers always.');
  return standing;
}
