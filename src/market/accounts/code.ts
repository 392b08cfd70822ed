// Six digits by mail, for who must prove an address: a quarter of an hour, five tries, one at a time for an address and a purpose.
import { createHash, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Db, Tx } from '#db/connect.ts';

export type Purpose = 'verify' | 'password' | 'seller' | 'social';
/** Whose the code is: a visitor's token, where one is known. */
type Asker = { bound?: string | null | undefined; now?: Date };
const LIVES_MS = 15 * 60_000, TRIES = 5, MOST_AN_HOUR = 3;

/** Makes a code; the one before it is dead. Answers the digits, which are kept nowhere; null past three an hour, when the last stays alive and nobody is written to again. */
export async function issueCode(tx: Tx, purpose: Purpose, email: string, { bound = null, now = new Date() }: Asker = {}): Promise<string | null> {
  const code = String(randomInt(100_000, 1_000_000));
  const { rows } = await sql`
    insert into codes as c (purpose, email, hash, bound, expires_at, created_at, since) values (${purpose}, ${email}, ${hashOf(purpose, email, code)}, ${bound}, ${new Date(now.getTime() + LIVES_MS)}, ${now}, ${now})
    on conflict (purpose, email) do update set hash = excluded.hash, bound = excluded.bound, tries = 0, expires_at = excluded.expires_at, created_at = excluded.created_at,
      issued = case when c.since <= ${now}::timestamptz - interval '1 hour' then 1 else c.issued + 1 end, since = case when c.since <= ${now}::timestamptz - interval '1 hour' then excluded.since else c.since end
    where c.issued < ${MOST_AN_HOUR} or c.since <= ${now}::timestamptz - interval '1 hour' returning c.email`.execute(tx);
  return rows.length > 0 ? code : null;
}

/** Counts a try, in a statement of its own so that a refusal does not take the count back. Answers whether the code is the one; a try past the fifth, or by another than who asked for it, is none. */
export async function tryCode(db: Db, purpose: Purpose, email: string, code: string, { bound = null, now = new Date() }: Asker = {}): Promise<boolean> {
  const row = await db.updateTable('codes').set((column) => ({ tries: column('tries', '+', 1) })).where('purpose', '=', purpose).where('email', '=', email).where('tries', '<', TRIES).where('expires_at', '>', now)
    .where(({ or, eb }) => or([eb('bound', 'is', null), eb('bound', '=', bound)])).returning('hash').executeTakeFirst();
  return row?.hash === hashOf(purpose, email, code);
}

/** Takes a code that was tried and right: it can not be used again. Refuses 'code-wrong' when another was faster. */
export async function useCode(tx: Tx, purpose: Purpose, email: string, code: string): Promise<void> {
  const used = await tx.deleteFrom('codes').where('purpose', '=', purpose).where('email', '=', email).where('hash', '=', hashOf(purpose, email, code)).returning('email').executeTakeFirst();
  if (!used) throw new Refusal('code-wrong');
}

const hashOf = (purpose: Purpose, email: string, code: string) => createHash('sha256').update(`${purpose} ${email} ${code}`).digest('base64url');
