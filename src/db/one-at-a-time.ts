import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';

/**
 * Waits until no other transaction holds this name, and holds it until this one ends. Taken before
 * any row is locked, to avoid deadlocks.
 */
export async function oneAtATime(tx: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
