import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { leastPassword } from '#contract/constants.ts';
import type { Tasks } from '#contract/tasks.ts';
import type { Db, Tx } from '#db/connect.ts';
import { enqueue, writeTo } from '#db/enqueue.ts';
import { transaction } from '#db/transaction.ts';
import { plainEmail } from '#market/accounts/account.ts';
import { issueCode, tryCode, useCode, type Asker } from '#market/accounts/code.ts';
import { checkPassword, type Passwords } from '#market/accounts/password.ts';
import { endSessions } from '#market/accounts/session.ts';
import type { Customer } from '#market/settings/actor.ts';

/**
 * Mails a code to choose a new password with, where there is an account; answers the address either
 * way. Whether there is one is looked up later, so that the answer takes as long.
 */
export async function forgetPassword(
  db: Db,
  email: string,
  from: Asker & { language: string },
): Promise<string> {
  const address = plainEmail(email);
  const { language } = from;
  await transaction(db, async (tx) => {
    const code = await issueCode(tx, { purpose: 'password', email: address }, from);
    if (!code) return;
    const letter = { email: address, code: code.digits, word: code.word, language };
    await enqueue(tx, 'answer-forgotten', letter);
  });
  return address;
}

/** The letter to who forgot a password; none to an address without an account. */
export async function answerForgotten(
  tx: Tx,
  { email, code, word, language }: Tasks['answer-forgotten'],
): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select('name')
    .where('email', '=', email)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  if (account)
    await writeTo(
      tx,
      'password-code',
      { email, language },
      { name: account.name, email, code, word },
    );
}

type Renewing = { email: string; code: string; password: string };

/**
 * A new password with the mailed code, or with the word of its link; every session ends. Refuses
 * 'code-wrong' whatever was wrong with it, 'password-too-short' and 'password-common'. How long a
 * password must be for this account is told to who has the code: anybody else could learn from it
 * whose address belongs to staff or sellers.
 */
export async function renewPassword(
  db: Db,
  passwords: Passwords,
  { email, code, password }: Renewing,
  from: Asker,
): Promise<string> {
  const address = plainEmail(email);
  const of = { purpose: 'password', email: address } as const;
  checkPassword(password, leastPassword.shopper, [address]);
  const found = await tryCode(db, { ...of, code }, from);
  if (found === null) throw new Refusal('code-wrong');
  checkPassword(password, await leastOf(db, address), [address]);
  const sealed = await passwords.seal(password);
  await transaction(db, async (tx) => {
    await useCode(tx, of, found);
    const account = await tx
      .updateTable('accounts')
      .set({ password: sealed, updated_at: sql`now()` })
      .where('email', '=', address)
      .where('verified_at', 'is not', null)
      .returning(['id', 'name', 'language'])
      .executeTakeFirst();
    if (!account) throw new Refusal('code-wrong');
    await endSessions(tx, account.id);
    await writeTo(
      tx,
      'password-changed',
      { email: address, language: account.language },
      { name: account.name },
    );
  });
  return address;
}

/**
 * A new password for who knows the one before; every other session ends. Who only ever signed in by
 * a provider has none before. Refuses 'password-wrong', 'password-too-short', 'password-common'.
 */
export async function changePassword(
  db: Db,
  passwords: Passwords,
  customer: Customer,
  before: string,
  password: string,
): Promise<void> {
  const account = await db
    .selectFrom('accounts')
    .select(['email', 'name', 'password', 'language'])
    .where('id', '=', customer.accountId)
    .executeTakeFirst();
  if (!account?.email) throw new Refusal('not-signed-in');
  checkPassword(password, await leastOf(db, account.email), [account.name, account.email]);
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

/** Who sells or works for the market chooses a longer one. */
async function leastOf(db: Db, email: string): Promise<number> {
  const found = await db
    .selectFrom('accounts as a')
    .select('a.id')
    .where('a.email', '=', email)
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('staff as s').select('s.account_id').whereRef('s.account_id', '=', 'a.id'),
        ),
        exists(
          selectFrom('store_members as m')
            .select('m.account_id')
            .whereRef('m.account_id', '=', 'a.id'),
        ),
      ]),
    )
    .executeTakeFirst();
  return found ? leastPassword.seller : leastPassword.shopper;
}
