// Mails a store about its late parcels once a day, however many reminders it gets.
import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { enqueue } from '#db/enqueue.ts';
import { isLate } from '#market/orders/late-parcel.ts';
import { writeToStore } from '#market/stores/write-to-store.ts';

const DAY_MS = 86_400_000;
/** How long a letter waits for further reminders, so that many sent at once become one letter. */
const GATHER_MS = 3000;
const MOST = 50;

/** Queues the letter: soon, or once a day has passed since the last one. */
export async function scheduleLateNotice(tx: Tx, store: number, now: Date): Promise<void> {
  const { late_told_at: notifiedAt } = await tx
    .selectFrom('stores')
    .select('late_told_at')
    .where('id', '=', store)
    .executeTakeFirstOrThrow();
  const soon = now.getTime() + GATHER_MS;
  const when = new Date(Math.max(soon, (notifiedAt?.getTime() ?? 0) + DAY_MS));
  await enqueue(tx, 'tell-late', { store }, { when, key: `tell-late:${store}` });
}

/**
 * Mails everybody of a store about its parcels that are late now; at most once a day, and not when
 * none is late any more.
 */
export async function notifyLate(tx: Tx, store: number, now: Date): Promise<void> {
  const { rows } = await sql<{ told: Date | null }>`
    select late_told_at as told
    from stores
    where id = ${store} and suspended_at is null
    for no key update
  `.execute(tx);
  const [found] = rows;
  if (!found) return;
  if (found.told && now.getTime() - found.told.getTime() < DAY_MS)
    return scheduleLateNotice(tx, store, now);
  const { rows: late } = await sql<{ id: number; count: number }>`
    select t.id, count(*) over ()::int as count
    from parcels t
    where t.store_id = ${store} and ${isLate}
    order by t.due_at, t.id
    limit ${MOST}
  `.execute(tx);
  const [first] = late;
  if (!first) return;
  await tx.updateTable('stores').set({ late_told_at: now }).where('id', '=', store).execute();
  const readers = { store, to: 'everybody' } as const;
  if (first.count === 1) return writeToStore(tx, readers, 'parcel-late', { parcel: first.id });
  await writeToStore(tx, readers, 'parcels-late', {
    parcels: late.map(({ id }) => id),
    count: first.count,
  });
}
