import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Db, Tx } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';
import { transaction } from '#db/transaction.ts';
import { leastPasswordOf } from '#market/accounts/least-password.ts';
import { checkPassword, type Passwords } from '#market/accounts/password.ts';
import { endSessions } from '#market/accounts/session.ts';
import type { Customer } from '#market/settings/actor.ts';

/**
 * Sets a new password for an account whose owner gives the old one; every other session ends. An
 * account that was only ever used through a provider has no old one. Refuses 'password-wrong',
 * 'password-too-short', 'password-common'.
 */
export async function changePassword(
  db: Db,
  passwords: Passwords,
  customer: Customer,
  { before, password }: { before: string; password: string },
): Promise<void> {
  const account = await db
    .selectFrom('accounts')
    .select(['email', 'name', 'password', 'language'])
    .where('id', '=', customer.accountId)
    .executeTakeFirst();
  if (!account?.email) throw new Refusal('not-signed-in');
  checkPassword(password, await leastPasswordOf(db, account.email), [account.name, account.email]);
  if (account.password !== null && !(await passwords.fits(before, account.password)))
    throw new Refusal('password-wrong');
  const sealed = await passwords.seal(password);
  await transaction(db, (tx) => write(tx, customer, account, sealed));
}

async function write(
  tx: Tx,
  { accountId, sessionId }: Customer,
  {
    email,
    name,
    password,
    language,
  }: { email: string | null; name: string; password: string | null; language: string },
  sealed: string,
): Promise<void> {
  const changed = await tx
    .updateTable('accounts')
    .set({ password: sealed, updated_at: sql`now()` })
    .where('id', '=', accountId)
    .where('password', 'is not distinct from', password)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw new Refusal('password-wrong'); // changed by another at the same moment
  await endSessions(tx, accountId, sessionId);
  if (email) await writeTo(tx, 'password-changed', { email, language }, { name });
}
