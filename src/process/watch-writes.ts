import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

const KNOWN_MS = 1000;

/** Returns whether the database accepts writes right now; checks once a second at most. */
export function watchWrites(db: Db): () => Promise<boolean> {
  let pending: Promise<boolean> | null = null;
  return () => {
    pending ??= write(db).finally(() =>
      setTimeout(() => {
        pending = null;
      }, KNOWN_MS).unref(),
    );
    return pending;
  };
}

async function write(db: Db): Promise<boolean> {
  const { numAffectedRows } = await sql`update readiness set written_at = now()`
    .execute(db)
    .catch(() => ({ numAffectedRows: 0n }));
  return numAffectedRows === 1n;
}
