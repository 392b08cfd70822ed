// How often somebody may try to be somebody. Counted in the database, so that it holds over all processes.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Db } from '#db/connect.ts';

type Bound = { name: string; most: number; seconds: number };
const QUARTER_S = 900, HOUR_S = 3600;

/**
 * Counts a try for an address from a network: ten in a quarter of an hour for the two together, three hundred an hour for a network, a hundred an hour for an address.
 * The last does not bind a network from which its account is signed in: others' guesses lock nobody out. Refuses 'too-many-requests' with the seconds to wait.
 */
export async function countTry(db: Db, what: string, email: string, network: string): Promise<void> {
  await bind(db, { name: `${what} ${network} ${email}`, most: 10, seconds: QUARTER_S });
  await bind(db, { name: `${what} ${network}`, most: 300, seconds: HOUR_S });
  if (!await isAtHome(db, email, network)) await bind(db, { name: `${what} ${email}`, most: 100, seconds: HOUR_S });
}

/** Forgets the tries of a network for an address: it was them. */
export async function forgetTries(db: Db, what: string, email: string, network: string): Promise<void> {
  await sql`delete from attempts where name = ${`${what} ${network} ${email}`}`.execute(db);
}

/** Takes counts away whose time is over; answers how many. */
export async function sweepAttempts(db: Db): Promise<number> {
  return Number((await sql`delete from attempts where ends_at < now()`.execute(db)).numAffectedRows ?? 0);
}

async function bind(db: Db, { name, most, seconds }: Bound): Promise<void> {
  const { rows } = await sql<{ count: number; wait: number }>`
    insert into attempts as a (name, count, ends_at) values (${name}, 1, now() + ${seconds} * interval '1 second')
    on conflict (name) do update set count = case when a.ends_at <= now() then 1 else a.count + 1 end, ends_at = case when a.ends_at <= now() then excluded.ends_at else a.ends_at end
    returning count, ceil(extract(epoch from ends_at - now()))::int as wait`.execute(db);
  const [row] = rows;
  if (row && row.count > most) throw new Refusal('too-many-requests', { seconds: Math.max(1, row.wait) });
}

async function isAtHome(db: Db, email: string, network: string): Promise<boolean> {
  const { rows } = await sql`select from sessions s join accounts a on a.id = s.account_id where a.email = ${email} and s.network = ${network} and s.expires_at > now() limit 1`.execute(db);
  return rows.length > 0;
}
