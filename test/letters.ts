// The letters in a test's queue, where they wait without a worker.
import { sql } from 'kysely';
import type { Letters } from '#contract/letters.ts';
import type { Tasks } from '#contract/tasks.ts';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { react } from '#jobs/reactions.ts';
import { answerForgotten } from '#market/accounts/forget-password.ts';

type QueuedLetter = {
  kind: keyof Letters;
  to: string;
  language: string;
  data: Record<string, string>;
};

/**
 * The letters queued for an address, oldest first. Handles requests for a new password first, as
 * the worker would.
 */
export async function lettersTo(db: Db, email: string): Promise<QueuedLetter[]> {
  const { rows: jobs } = await sql<{
    id: string;
    payload: Parameters<typeof answerForgotten>[1];
  }>`
    select j.id, j.payload
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'answer-forgotten' and j.payload ->> 'email' = ${email}
    order by j.id`.execute(db);
  for (const { id, payload } of jobs)
    await transaction(db, async (tx) => {
      await answerForgotten(tx, payload);
      await sql`select graphile_worker.complete_jobs(array[${id}::bigint])`.execute(tx);
    });
  const { rows } = await sql<{ payload: QueuedLetter }>`
    select j.payload
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'write-letter' and j.payload ->> 'to' = ${email}
    order by j.id`.execute(db);
  return rows.map(({ payload }) => payload);
}

/** Does the worker's part for all unhandled events of an order, or a payout. */
export async function reactTo(
  db: Db,
  id: number,
  what: 'order' | 'payout' = 'order',
): Promise<void> {
  const { rows } = await sql<{ id: string; payload: Tasks['react'] }>`
    select j.id, j.payload
    from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'react' and (j.payload -> 'data' ->> ${what})::int = ${id}
    order by j.id`.execute(db);
  for (const { id: job, payload } of rows) {
    await transaction(db, (tx) => react(tx, payload));
    await sql`select graphile_worker.complete_jobs(array[${job}::bigint])`.execute(db);
  }
}

/** The code in the last letter to an address. */
export async function codeTo(db: Db, email: string): Promise<string> {
  const code = (await lettersTo(db, email)).findLast(({ data }) => data.code)?.data.code;
  if (!code) throw new Error(`No code went to ${email}.`);
  return code;
}
