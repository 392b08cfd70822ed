import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';

/**
 * Refuses 'invalid-input' for a time zone unknown to the database or to this process, because both
 * use it.
 */
export async function checkZone(tx: Tx, zone: string): Promise<void> {
  const { rows } = await sql`select from pg_timezone_names where name = ${zone}`.execute(tx);
  if (rows.length === 0 || !isKnown(zone))
    throw new Refusal('invalid-input', { field: 'time_zone' });
}

function isKnown(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
