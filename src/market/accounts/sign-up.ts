import { Refusal } from '#base/refusal.ts';
import type { Account } from '#contract/account.ts';
import { leastPassword } from '#contract/constants.ts';
import type { Db, Tx } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { transaction } from '#db/transaction.ts';
import { plainEmail, readAccount } from '#market/accounts/account.ts';
import { issueCode, tryCode, useCode } from '#market/accounts/code.ts';
import { checkPassword, type Passwords } from '#market/accounts/password.ts';

/** `userToken` is that of the browser: the code is then good there only, so that nobody proves a registration that another began for their address. */
export type SigningUp = { name: string; email: string; password: string; userToken?: string | undefined };

/** Registers somebody, or registers anew who never proved the address, and mails a code. An address that has an account is told so by mail only: the answer and the work are the same.
 *  Refuses 'password-too-short' and 'password-common'. */
export async function signUp(db: Db, passwords: Passwords, { name, email, password, userToken }: SigningUp, language: string): Promise<string> {
  const address = plainEmail(email);
  checkPassword(password, leastPassword.shopper, [name, address]);
  const sealed = await passwords.seal(password);
  await transaction(db, async (tx) => {
    const known = await putUnverified(tx, { name, email: address, sealed }, language);
    const code = await issueCode(tx, 'verify', address, { bound: userToken });
    if (known) await writeTo(tx, 'already-registered', address, language, { name: known.name });
    else if (code) await writeTo(tx, 'verify', address, language, { name, code });
  });
  return address;
}

/** Writes an account whose address is not proven yet; answers the account that has it proven, which stays as it is. */
export async function putUnverified(tx: Tx, { name, email, sealed }: { name: string; email: string; sealed: string }, language: string): Promise<{ id: number; name: string } | null> {
  await oneAtATime(tx, `account ${email}`);
  const known = await tx.selectFrom('accounts').select(['id', 'name', 'verified_at']).where('email', '=', email).forUpdate().executeTakeFirst();
  if (known?.verified_at) return known;
  await tx.deleteFrom('codes').where('email', '=', email).where('purpose', 'in', ['verify', 'seller']).execute();      // what was mailed before would prove the address for this password
  const row = { name, password: sealed, language, updated_at: new Date() };
  if (known) await tx.updateTable('accounts').set(row).where('id', '=', known.id).execute();
  else await tx.insertInto('accounts').values({ email, ...row }).execute();
  return null;
}

/** Proves an address with the mailed code. Refuses 'code-wrong', whatever was wrong. */
export async function verifyAccount(db: Db, email: string, code: string, userToken?: string): Promise<Account> {
  const address = plainEmail(email);
  if (!await tryCode(db, 'verify', address, code, { bound: userToken })) throw new Refusal('code-wrong');
  return transaction(db, async (tx) => {
    await useCode(tx, 'verify', address, code);
    const account = await tx.updateTable('accounts').set({ verified_at: new Date(), updated_at: new Date() }).where('email', '=', address).where('verified_at', 'is', null).returning(['id', 'name', 'language']).executeTakeFirst();
    if (!account) throw new Refusal('code-wrong');
    await writeTo(tx, 'welcome', address, account.language, { name: account.name });
    return readAccount(tx, account.id);
  });
}
