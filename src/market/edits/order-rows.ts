import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import type { Kind } from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';

/** Rows in their new order, and the order that the person saw before. */
export type Sorted = { ids: number[]; seen?: number[] | undefined };

const ORDERED = 'ordered';

/**
 * Sets the order of rows through their column `position`, and records who did it. Refuses
 * 'thing-not-found' for an unknown id, and 'order-changed', with the person who changed it, if the
 * order is no longer the one that was `seen`. Sorting does not change the versions of rows.
 */
export async function orderRows(
  tx: Tx,
  by: Staff,
  { noun, table }: Kind,
  { ids, seen }: Sorted,
): Promise<void> {
  const all = [...new Set([...ids, ...(seen ?? [])])];
  await lockRows(tx, table, all);
  const { rows: before } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where id = any(${all}::int[]) order by position, id
  `.execute(tx);
  if (before.length !== all.length || all.length !== ids.length)
    throw new Refusal('thing-not-found');
  if (seen && String(before.map(({ id }) => id)) !== String(seen))
    throw new Refusal('order-changed', { by: await lastToOrder(tx, noun) });
  await sql`
    update ${sql.table(table)} t set position = o.position
    from unnest(${ids}::int[]) with ordinality as o (id, position)
    where o.id = t.id
  `.execute(tx);
  await audit(tx, by, { action: ORDERED, subject: noun, note: ids.join(', ') });
}

/** Always locks in the order of ids, so that two people who sort at once never deadlock. */
const lockRows = (tx: Tx, table: Kind['table'], ids: number[]) =>
  sql`select from ${sql.table(table)} where id = any(${ids}::int[]) order by id for update`.execute(
    tx,
  );

async function lastToOrder(tx: Tx, noun: string): Promise<string> {
  const last = await tx
    .selectFrom('audit')
    .select('actor')
    .where('subject', '=', noun)
    .where('action', '=', ORDERED)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.actor ?? '–';
}
