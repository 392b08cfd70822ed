// What tells of people and is of no use any more. Tries and visits to providers are cleared oftener, by their own hands.
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';

/** "Did you write to me?" is asked of the delivery log within a season, or never. */
const MAILS_DAYS = 90;
/** Nobody has proven the address, so it may be somebody's who never asked; who means it confirms within two weeks. */
const UNCONFIRMED_DAYS = 14;
/** A code is dead after minutes, but its row counts how many were sent within the hour: cleared sooner, one could ask for more. */
const CODES_HOURS = 2;

/** Deletes letters of the delivery log after ninety days, subscribers who have not confirmed after two weeks, codes and sessions that are over. */
export async function clearStale(db: Db, now = new Date()): Promise<void> {
  await sql`delete from mails where created_at < ${now}::timestamptz - make_interval(days => ${MAILS_DAYS})`.execute(db);
  await sql`delete from subscribers where confirmed_at is null and created_at < ${now}::timestamptz - make_interval(days => ${UNCONFIRMED_DAYS})`.execute(db);
  await sql`delete from codes where expires_at < ${now}::timestamptz and since < ${now}::timestamptz - make_interval(hours => ${CODES_HOURS})`.execute(db);
  await sql`delete from sessions where expires_at < ${now}::timestamptz`.execute(db);
}
