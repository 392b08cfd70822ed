// Limits how often a sign-in or a code may be tried. Counted in the database, so that the limits
// hold across all processes. An attack on an address never locks its owner out: a mailed code still
// lets them in.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Db } from '#db/connect.ts';

type Bound = { name: string; most: number; seconds: number };
/**
 * What was tried: a password, a request for a mailed code, the digits of that code, or a code of a
 * second factor.
 */
export type Tried = 'sign-in' | 'letter' | 'verify' | 'password' | 'social' | 'factor';

const QUARTER_S = 900;
const HOUR_S = 3600;
const DAY_S = 86_400;
const FOR_BOTH = 10;
const FOR_BOTH_A_DAY = 20;
const FOR_NETWORK = 300;
const FOR_ADDRESS = 100;

/**
 * Counts a try for an address from a network. The limits: ten per quarter of an hour for the
 * address and the network together, 300 an hour for the network, and 100 an hour for the address.
 * Codes that open an account are limited to 100 a day for the address and twenty a day from one
 * network. The limit of the address does not apply to a network where its account is signed in or
 * has proven itself. Letters are counted where they are made (mailed-code.ts). Refuses
 * 'too-many-requests', 'signin-locked' (both with the time to wait) and 'code-locked'.
 */
export async function countTry(db: Db, what: Tried, email: string, network: string): Promise<void> {
  const opens = what === 'password' || what === 'social' || what === 'factor';
  const refusal = what === 'sign-in' ? 'signin-locked' : 'too-many-requests';
  const both = `${network} ${email}`;
  await bind(db, { name: `${what} ${both}`, most: FOR_BOTH, seconds: QUARTER_S }, refusal);
  await bind(db, { name: `${what} ${network}`, most: FOR_NETWORK, seconds: HOUR_S });
  if (what === 'letter') return;
  if (opens)
    await bind(
      db,
      { name: `${what}-day ${both}`, most: FOR_BOTH_A_DAY, seconds: DAY_S },
      'code-locked',
    );
  if (await isAtHome(db, email, network)) return;
  const whole = { name: `${what} ${email}`, most: FOR_ADDRESS, seconds: opens ? DAY_S : HOUR_S };
  await bind(db, whole, opens ? 'code-locked' : refusal);
}

/** Forgets the tries for an address from a network, once its owner has signed in from there. */
export async function forgetTries(
  db: Db,
  what: Tried,
  email: string,
  network: string,
): Promise<void> {
  await sql`delete from attempts where name = ${`${what} ${network} ${email}`}`.execute(db);
}

/**
 * Marks a network as the address owner's own for a day, after they proved the address by a mailed
 * code.
 */
export async function proveNetwork(db: Db, email: string, network: string): Promise<void> {
  await forgetTries(db, 'sign-in', email, network);
  await sql`
    insert into attempts (name, count, ends_at)
    values (${homeOf(email, network)}, 0, now() + ${DAY_S} * interval '1 second')
    on conflict (name) do update set ends_at = excluded.ends_at
  `.execute(db);
}

/** Deletes counts that have expired; returns how many. */
export async function sweepAttempts(db: Db): Promise<number> {
  return Number(
    (await sql`delete from attempts where ends_at < now()`.execute(db)).numAffectedRows ?? 0,
  );
}

type Full = 'too-many-requests' | 'signin-locked' | 'code-locked';

async function bind(
  db: Db,
  { name, most, seconds }: Bound,
  refusal: Full = 'too-many-requests',
): Promise<void> {
  const {
    rows: [row],
  } = await sql<{ count: number; wait: number }>`
    insert into attempts as a (name, count, ends_at)
    values (${name}, 1, now() + ${seconds} * interval '1 second')
    on conflict (name) do update
    set count = case when a.ends_at <= now() then 1 else a.count + 1 end,
      ends_at = case when a.ends_at <= now() then excluded.ends_at else a.ends_at end
    returning count, ceil(extract(epoch from ends_at - now()))::int as wait
  `.execute(db);
  if (!row || row.count <= most) return;
  const wait = Math.max(1, row.wait);
  throw new Refusal(refusal, { seconds: wait, minutes: Math.ceil(wait / 60) });
}

async function isAtHome(db: Db, email: string, network: string): Promise<boolean> {
  const { rows } = await sql`
    select from live_sessions s
    join accounts a on a.id = s.account_id
    where a.email = ${email} and s.network = ${network}
    union all
    select from attempts
    where name = ${homeOf(email, network)} and ends_at > now()
    limit 1
  `.execute(db);
  return rows.length > 0;
}

const homeOf = (email: string, network: string) => `home ${network} ${email}`;
