import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import type { Kind } from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';

/** Rows in the order that they are to have, and the order of them that somebody saw before. */
export type Sorted = { ids: number[]; seen?: number[] | undefined };

const ORDERED = 'ordered';

/**
 * Puts rows into this order by their column `position`, and writes down who did. Refuses
 * 'thing-not-found' for an id that is not there, and 'order-changed', with who changed it, if the
 * order is not the one that was `seen`. An order is no edit of the rows: their versions stay.
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

/** In one order, whoever sorts which of them: nobody waits for one who waits for them. */
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
