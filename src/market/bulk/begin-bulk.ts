import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { enqueue } from '#db/enqueue.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import type { BulkKind } from '#market/bulk/bulk-kind.ts';
import { findBulkRows, type BulkAbout, type BulkInput } from '#market/bulk/find-bulk-rows.ts';
import type { Staff } from '#market/settings/actor.ts';

/** Sent again because no answer came, a run has the same `key`; empty: none. */
type Keyed = { key?: string };

/**
 * Finds the things that an act applies to, stores them as a run, and queues the run for a worker;
 * returns its id. Called again with the same `key`, it returns the run of that time. Refuses as
 * `findBulkRows` does.
 */
export async function beginBulk(
  tx: Tx,
  by: Staff,
  kind: BulkKind,
  { key = '', ...input }: BulkInput & BulkAbout & Keyed,
): Promise<number> {
  if (key !== '') await oneAtATime(tx, `bulk:${by.accountId}:${key}`);
  const begun = await findBegun(tx, by, key);
  if (begun !== undefined) return begun;
  const { rows, given, undoes } = await findBulkRows(tx, by, kind, input);
  const { id } = await tx
    .insertInto('bulks')
    .values({
      noun: kind.noun,
      act: input.act,
      given: JSON.stringify(given),
      undoes,
      account_id: by.accountId,
      language: by.language,
      idempotency_key: key === '' ? null : key,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into bulk_rows (bulk_id, place, thing_id, title)
    select ${id}, place, thing_id, title
    from unnest(${rows.map((row) => row.id)}::int[], ${rows.map(({ title }) => title)}::text[])
      with ordinality as r (thing_id, title, place)
  `.execute(tx);
  await enqueue(tx, 'work-bulk', { bulk: id }, { key: `bulk-${id}` });
  return id;
}

async function findBegun(tx: Tx, { accountId }: Staff, key: string): Promise<number | undefined> {
  if (key === '') return undefined;
  const begun = await tx
    .selectFrom('bulks')
    .select('id')
    .where('account_id', '=', accountId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return begun?.id;
}
