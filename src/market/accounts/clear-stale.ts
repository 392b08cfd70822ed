// Deletes personal data that is no longer of use. Expired tries and visits to providers are cleared
// more often, by `sweepAttempts` and `sweepSocial`.
import { sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { SIGN_IN_FAILED } from '#market/accounts/failed-sign-ins.ts';

/** Long enough to answer the question "did you write to me?". */
const MAILS_DAYS = 90;
/**
 * The address is unproven and may belong to a person who never asked; two weeks are enough to
 * confirm.
 */
const UNCONFIRMED_DAYS = 14;
/**
 * A code is dead after minutes, but its row counts towards the letters of that hour: if it were
 * deleted sooner, more letters could be asked for.
 */
const CODES_HOURS = 2;

/** Long enough to find out who guessed at the passwords of staff. */
const FAILED_DAYS = 90;

/**
 * Deletes, by the database's clock: letters of the delivery log, failed sign-ins and sent alerts
 * after ninety days; alerts for sales that are over; subscribers and alerts that were not confirmed
 * within two weeks; codes; second factors that were not confirmed; and sign-ins and sessions that
 * are over.
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
