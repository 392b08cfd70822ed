// Queues work for later, in the same transaction as the change that requires it.
import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import type { Events } from '#contract/events.ts';
import type { Letters } from '#contract/letters.ts';
import type { Tasks } from '#contract/tasks.ts';

/**
 * Queues a task, for `when` or at once; with a key, it replaces a waiting task with the same key.
 * Tasks of one `queue` run one after another.
 */
export async function enqueue<Name extends keyof Tasks>(
  tx: Tx,
  name: Name,
  payload: Tasks[Name],
  { when, key, queue }: { when?: Date; key?: string; queue?: string } = {},
): Promise<void> {
  await sql`
    select graphile_worker.add_job(${name}::text, payload := ${JSON.stringify(payload)}::json,
      run_at := ${when ?? null}::timestamptz, job_key := ${key ?? null}::text,
      queue_name := ${queue ?? null}::text,
      max_attempts := 12)`.execute(tx);
}

/** Records an event in the diary and queues its reactions (jobs/reactions.ts lists them). */
export async function record<Kind extends keyof Events>(
  tx: Tx,
  kind: Kind,
  data: Events[Kind],
): Promise<void> {
  const { id: event } = await tx
    .insertInto('events')
    .values({ kind, data: JSON.stringify(data) })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueue(tx, 'react', { kind, data, event });
}

/** Queues a letter to an address, in a language of the shop. */
export function writeTo<Kind extends keyof Letters>(
  tx: Tx,
  kind: Kind,
  { email, language }: { email: string; language: string },
  data: Letters[Kind],
): Promise<void> {
  return enqueue(tx, 'write-letter', { kind, to: email, language, data });
}
