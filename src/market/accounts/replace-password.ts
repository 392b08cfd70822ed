import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';
import { endSessions } from '#market/accounts/session.ts';

/**
 * Stores another (hashed) password for the proven account of an address: its sessions end and its
 * owner is mailed. Returns the account's id; null when there is no such account.
 */
export async function replacePassword(
  tx: Tx,
  address: string,
  sealed: string,
): Promise<number | null> {
  const account = await tx
    .updateTable('accounts')
    .set({ password: sealed, updated_at: sql`now()` })
    .where('email', '=', address)
    .where('verified_at', 'is not', null)
    .returning(['id', 'name', 'language'])
    .executeTakeFirst();
  if (!account) return null;
  await endSessions(tx, account.id);
  await writeTo(
    tx,
    'password-changed',
    { email: address, language: account.language },
    { name: account.name },
  );
  return account.id;
}
