// Tells every instance what a write changed when (and only when) the transaction commits.
import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import type { Db, Tx } from '#db/connect.ts';

export const TOUCHED = 'souk_touched';
const MOST = 200; // a notification holds 8000 bytes
const gathered = new AsyncLocalStorage<Set<string>>();

/** Expires every cached page and answer that depends on one of these tags. */
export async function touch(tx: Tx, ...tags: string[]): Promise<void> {
  for (const tag of tags) gathered.getStore()?.add(tag);
  for (let from = 0; from < tags.length; from += MOST) {
    await sql`select pg_notify(${TOUCHED}, ${tags.slice(from, from + MOST).join(' ')})`.execute(tx);
  }
}

/** The tags that a write to one kind of thing always touches. */
export const touching =
  (...tags: string[]) =>
  (tx: Tx): Promise<void> =>
    touch(tx, ...tags);

/** Does the work, and gives `then` the tags that it touched, before the notification arrives. */
export async function thenTouched<T>(
  work: () => Promise<T>,
  then: (tags: string[]) => Promise<void>,
): Promise<T> {
  const tags = new Set<string>();
  const done = await gathered.run(tags, work);
  if (tags.size > 0) await then([...tags]);
  return done;
}

/** Sends one notification at once. */
export function notify(db: Db, channel: string, text: string): Promise<unknown> {
  return sql`select pg_notify(${channel}, ${text})`.execute(db);
}
