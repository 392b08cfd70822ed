import { Refusal } from '#base/refusal.ts';
import type { Db } from '#db/connect.ts';
import type { Passwords } from '#market/accounts/password.ts';
import type { Customer } from '#market/settings/actor.ts';

/**
 * Checks the password of a signed-in person again. Refuses 'password-wrong', and 'no-password' when
 * their account has only ever been used through a provider.
 */
export async function provePassword(
  db: Db,
  passwords: Passwords,
  { accountId }: Customer,
  password: string,
): Promise<void> {
  const account = await db
    .selectFrom('accounts')
    .select('password')
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account) throw new Refusal('not-signed-in');
  if (account.password === null) throw new Refusal('no-password', { field: 'password' });
  if (!(await passwords.fits(password, account.password)))
    throw new Refusal('password-wrong', { field: 'password' });
}

/** The email address of a signed-in person. Refuses 'not-signed-in' when the account is gone. */
export async function ownEmail(db: Db, { accountId }: Customer): Promise<string> {
  const account = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account?.email) throw new Refusal('not-signed-in');
  return account.email;
}
