// Sessions: one row for each signed-in device. The view live_sessions holds those that are still
// valid: sessions of the market's staff expire sooner than those of customers (settings).
import { sql } from 'kysely';
import type { Db, Tx } from '#db/connect.ts';

export type Session = { id: string; accountId: number; expiresAt: Date };
/**
 * The device of a sign-in, as its owner may recognise it later: the browser and the network, not
 * the whole IP address.
 */
export type Device = { device: string; network: string };

const LIVES_DAYS = 366;
/**
 * How precisely a session records when it was last used: staff are signed out when they are idle.
 */
const NOTE_MINUTES = { customer: 60, staff: 1 };

/**
 * Opens a session for an account whose owner has proven who they are. It ends by the database's
 * clock.
 */
export async function openSession(
  tx: Tx,
  accountId: number,
  { device, network }: Device,
): Promise<Session> {
  const {
    rows: [row],
  } = await sql<{ id: string; expires_at: Date }>`
    insert into sessions (account_id, device, network, expires_at)
    select ${accountId}, ${device}, ${network},
      now() + make_interval(
        days => coalesce((
          select staff_session_days
          from settings, staff
          where account_id = ${accountId}
        ), ${LIVES_DAYS}::int)
      )
    returning id, expires_at
  `.execute(tx);
  if (!row) throw new Error('A session was not written.');
  return { id: row.id, accountId, expiresAt: row.expires_at };
}

/**
 * Ends an account's sessions (all but the given one), those in which it views the site as other
 * people, and sign-ins that have begun.
 */
export async function endSessions(
  tx: Tx,
  accountId: number,
  except: string | null = null,
): Promise<void> {
  await sql`
    delete from sessions
    where (account_id = ${accountId} or viewed_by = ${accountId})
      and (${except}::uuid is null or id <> ${except}::uuid)
  `.execute(tx);
  await sql`delete from sign_in_challenges where account_id = ${accountId}`.execute(tx);
}

/**
 * The account of a live session; null when there is none. Records its use: at most once an hour,
 * for staff once a minute.
 */
export async function accountOfSession(db: Db, id: string): Promise<number | null> {
  return (await findSession(db, id))?.accountId ?? null;
}

/**
 * Like `accountOfSession`, and tells whether staff are viewing the site in it as the account's
 * owner.
 */
export async function findSession(
  db: Db,
  id: string,
): Promise<{ accountId: number; viewing: boolean } | null> {
  const {
    rows: [found],
  } = await sql<{ account_id: number; viewing: boolean; stale: boolean }>`
    select s.account_id, own.viewed_by is not null as viewing,
      s.seen_at < now() - make_interval(
        mins => case
          when exists (select from staff w where w.account_id = s.account_id)
            then ${NOTE_MINUTES.staff}::int
          else ${NOTE_MINUTES.customer}::int
        end
      ) as stale
    from live_sessions s
    join sessions own on own.id = s.id
    where s.id = ${id}::uuid
  `.execute(db);
  if (found?.stale)
    await sql`update sessions set seen_at = now() where id = ${id}::uuid`.execute(db);
  return found ? { accountId: found.account_id, viewing: found.viewing } : null;
}

/** The secret that signs bearers. */
export async function readBearerSecret(db: Db): Promise<Uint8Array> {
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'bearer')
    .executeTakeFirstOrThrow();
  return new TextEncoder().encode(value);
}
