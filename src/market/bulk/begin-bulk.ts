import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { enqueue } from '#db/enqueue.ts';
import type { BulkKind } from '#market/bulk/bulk-kind.ts';
import { findBulkRows, type BulkAbout, type BulkInput } from '#market/bulk/find-bulk-rows.ts';
import type { Staff } from '#market/settings/actor.ts';

/**
 * Finds the things that an act applies to, stores them as a run, and queues the run for a worker;
 * returns its id. Refuses as `findBulkRows` does.
 */
export async function beginBulk(
  tx: Tx,
  by: Staff,
  kind: BulkKind,
  input: BulkInput & BulkAbout,
): Promise<number> {
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
