import { sql } from 'kysely';
import { z } from 'zod';
import { Refusal } from '#base/refusal.ts';
import type { Account } from '#contract/account.ts';
import { leastPassword } from '#contract/constants.ts';
import type { Db, Tx } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { transaction } from '#db/transaction.ts';
import { plainEmail, readAccount } from '#market/accounts/account.ts';
import { issueCode, tryCode, useCode, type Asker } from '#market/accounts/mailed-code.ts';
import { checkPassword, type Passwords } from '#market/accounts/password.ts';

export type SigningUp = { name: string; email: string; password: string };
/**
 * A registration as a code carries it: proving the address gives it this name and password, even if
 * others register it meanwhile.
 */
export const registration = z.object({
  name: z.string(),
  sealed: z.string().nullable(),
  language: z.string(),
});

/**
 * Registers an account, or registers again an address that was never proven, and mails a code. If
 * the address has an account, only a letter says so: the answer and the work are the same. Refuses
 * 'password-too-short' and 'password-common'.
 */
export async function signUp(
  db: Db,
  passwords: Passwords,
  { name, email, password }: SigningUp,
  from: Asker & { language: string },
): Promise<string> {
  const address = plainEmail(email);
  const { language } = from;
  checkPassword(password, leastPassword.shopper, [name, address]);
  const sealed = await passwords.seal(password);
  await transaction(db, async (tx) => {
    const known = await putUnverified(tx, { name, email: address, sealed }, language);
    const carries: z.input<typeof registration> = { name, sealed, language };
    const code = await issueCode(tx, { purpose: 'verify', email: address, carries }, from);
    if (!code) return;
    if (known)
      await writeTo(tx, 'already-registered', { email: address, language }, { name: known.name });
    else await writeTo(tx, 'verify', { email: address, language }, { name, code: code.digits });
  });
  return address;
}

type Unverified = { name: string; email: string; sealed: string | null };

/**
 * Writes an account whose address is not proven yet; if the address has a proven account, returns
 * that one unchanged.
 */
export async function putUnverified(
  tx: Tx,
  { name, email, sealed }: Unverified,
  language: string,
): Promise<{ id: number; name: string } | null> {
  await lockAccount(tx, email);
  const known = await tx
    .selectFrom('accounts')
    .select(['id', 'name', 'verified_at'])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst();
  if (known?.verified_at) return known;
  const row = { name, password: sealed, language, updated_at: sql<Date>`now()` };
  if (known) await tx.updateTable('accounts').set(row).where('id', '=', known.id).execute();
  else
    await tx
      .insertInto('accounts')
      .values({ email, ...row })
      .execute();
  return null;
}

/**
 * Proves an address with the mailed code, on behalf of the person who began that registration.
 * Refuses 'code-wrong', whatever was wrong.
 */
export async function verifyAccount(
  db: Db,
  email: string,
  code: string,
  from: Asker,
): Promise<Account> {
  const address = plainEmail(email);
  const of = { purpose: 'verify', email: address } as const;
  const found = await tryCode(db, { ...of, code }, from);
  if (found === null) throw new Refusal('code-wrong');
  return transaction(db, async (tx) => {
    await lockAccount(tx, address);
    const { name, sealed, language } = registration.parse(await useCode(tx, of, found));
    const account = await tx
      .updateTable('accounts')
      .set({ name, password: sealed, language, verified_at: sql`now()`, updated_at: sql`now()` })
      .where('email', '=', address)
      .where('verified_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!account) throw new Refusal('code-wrong');
    await writeTo(tx, 'welcome', { email: address, language }, { name });
    return readAccount(tx, account.id);
  });
}

/**
 * Allows one change at a time to the account of an address; taken before the locks of its codes and
 * its row.
 */
export const lockAccount = (tx: Tx, email: string): Promise<void> =>
  oneAtATime(tx, `account ${email}`);
