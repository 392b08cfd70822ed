// What tells of people and is of no use any more. Tries and visits to providers are cleared
// oftener, by their own hands.
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { SIGN_IN_FAILED } from '#market/accounts/failed-sign-ins.ts';

/** "Did you write to me?" is asked of the delivery log within a season, or never. */
const MAILS_DAYS = 90;
/**
 * Nobody has proven the address, so it may be somebody's who never asked; whoever means it confirms
 * within two weeks.
 */
const UNCONFIRMED_DAYS = 14;
/**
 * A code is dead after minutes, but its row tells how many were sent within the hour: cleared
 * sooner, one could ask for more.
 */
const CODES_HOURS = 2;

/** Whoever guessed at the staff's passwords is looked for within a season, or never. */
const FAILED_DAYS = 90;

/**
 * Deletes letters of the delivery log, failed sign-ins and alerts that were sent after ninety days,
 * those of sales that are over, subscribers and alerts that were not confirmed after two weeks,
 * codes, second factors that were not confirmed, sign-ins and sessions that are over. All by the
 * database's clock.
 */
export async function clearStale(db: Db): Promise<void> {
  await sql`
    delete from mails
    where created_at < now() - make_interval(days => ${MAILS_DAYS})
  `.execute(db);
  await sql`
    delete from subscribers
    where confirmed_at is null
      and created_at < now() - make_interval(days => ${UNCONFIRMED_DAYS})
  `.execute(db);
  await sql`
    delete from alerts
    where (confirmed_at is null and asked_at < now() - make_interval(days => ${UNCONFIRMED_DAYS}))
      or sent_at < now() - make_interval(days => ${MAILS_DAYS})
      or sent_at is null
        and flash_sale_id in (select id from flash_sales where end_at < now() and not renews)
  `.execute(db);
  await sql`
    delete from codes
    where created_at < now() - make_interval(hours => ${CODES_HOURS})
  `.execute(db);
  await sql`delete from passkey_challenges where expires_at < now()`.execute(db);
  await sql`delete from sign_in_challenges where expires_at < now()`.execute(db);
  await sql`
    delete from second_factors
    where confirmed_at is null
      and created_at < now() - make_interval(hours => ${CODES_HOURS})
  `.execute(db);
  await sql`
    delete from sessions s
    where not exists (select from live_sessions where id = s.id)
  `.execute(db);
  await sql`
    delete from audit
    where action = ${SIGN_IN_FAILED}
      and at < now() - make_interval(days => ${FAILED_DAYS})
  `.execute(db);
}
