// Sessions: one row for each device that is signed in.
import { sql } from 'kysely';
import type { Db, Tx } from '#db/connect.ts';

export type Session = { id: string; accountId: number; expiresAt: Date };
/** From where somebody signs in, as they may recognise it later: their browser and the network, not the whole address. */
export type Device = { device: string; network: string };

const LIVES_MS = 366 * 86_400_000;

export async function openSession(tx: Tx, accountId: number, from: Device, now = new Date()): Promise<Session> {
  const expiresAt = new Date(now.getTime() + LIVES_MS);
  const { id } = await tx.insertInto('sessions').values({ account_id: accountId, ...from, expires_at: expiresAt }).returning('id').executeTakeFirstOrThrow();
  return { id, accountId, expiresAt };
}

/** Ends an account's sessions, all but one when it is named. */
export async function endSessions(tx: Tx, accountId: number, except: string | null = null): Promise<void> {
  await sql`delete from sessions where account_id = ${accountId} and (${except}::uuid is null or id <> ${except}::uuid)`.execute(tx);
}

/** The account of a live session, or null. Notes at most once an hour that it was seen. */
export async function accountOfSession(db: Db, id: string): Promise<number | null> {
  const { rows } = await sql<{ account_id: number; stale: boolean }>`select account_id, seen_at < now() - interval '1 hour' as stale from sessions where id = ${id}::uuid and expires_at > now()`.execute(db);
  if (rows[0]?.stale) await sql`update sessions set seen_at = now() where id = ${id}::uuid`.execute(db);
  return rows[0]?.account_id ?? null;
}

/** The secret that signs bearers. */
export async function readBearerSecret(db: Db): Promise<Uint8Array> {
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', 'bearer').executeTakeFirstOrThrow();
  return new TextEncoder().encode(value);
}

