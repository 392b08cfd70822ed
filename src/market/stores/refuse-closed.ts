import { sql, type RawBuilder } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { dependOn, type Reading } from '#market/settings/reading.ts';

/**
 * Refuses 'store-closed' when the store `s` was public and has been closed; does nothing for other
 * stores that are not visible.
 */
export async function refuseClosed(reading: Reading, which: RawBuilder<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; name: string }>`
    select s.id, s.name
    from stores s
    where ${which} and s.public and s.suspended_at is null and s.closed_at is not null
  `.execute(reading.db);
  const [closed] = rows;
  if (!closed) return;
  dependOn(reading, `store:${closed.id}`);
  throw new Refusal('store-closed', { store: closed.name });
}
