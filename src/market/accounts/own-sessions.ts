import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { accountCalls } from '#contract/account.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Db, Tx } from '#db/connect.ts';
import type { Customer } from '#market/settings/actor.ts';

type Row = { id: string; device: string; network: string; created_at: Date; seen_at: Date };

/** The devices on which a customer is signed in, last seen first. */
export async function readSessions(
  db: Db,
  { accountId, sessionId }: Customer,
): Promise<OutputOf<typeof accountCalls.sessions>> {
  const { rows } = await sql<Row>`
    select id, device, network, created_at, seen_at
    from live_sessions l
    where account_id = ${accountId}
      and not exists (select from sessions s where s.id = l.id and s.viewed_by is not null)
    order by seen_at desc
  `.execute(db);
  return rows.map(({ created_at, seen_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    seen_at: seen_at.toISOString(),
    current: row.id === sessionId,
  }));
}

/**
 * Signs one of a customer's devices out. Refuses 'not-found', also for another person's session.
 */
export async function endSession(tx: Tx, { accountId }: Customer, id: string): Promise<void> {
  const ended = await tx
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw new Refusal('not-found');
}

/** Stores the token for push messages to the caller's device, for as long as its session lasts. */
export async function savePushToken(tx: Tx, { sessionId }: Customer, token: string): Promise<void> {
  await tx.updateTable('sessions').set({ push_token: token }).where('id', '=', sessionId).execute();
}

/** Ends the session that the caller came with. */
export async function signOut(tx: Tx, { sessionId }: Customer): Promise<void> {
  await tx.deleteFrom('sessions').where('id', '=', sessionId).execute();
}
