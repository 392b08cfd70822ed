import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';
import { plainEmail } from '#market/accounts/account.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { lockCodes } from '#market/accounts/mailed-code.ts';
import { endSessions } from '#market/accounts/session.ts';

/**
 * Gives a proven account a password as it is kept, at the market's own terminal: its sessions and
 * mailed codes end, tries at it are forgotten, and its owner is written to. Answers whether there
 * is such an account.
 */
export async function setPassword(tx: Tx, email: string, sealed: string): Promise<boolean> {
  const address = plainEmail(email);
  await lockCodes(tx, { purpose: 'password', email: address });
  const account = await tx
    .updateTable('accounts')
    .set({ password: sealed, updated_at: sql`now()` })
    .where('email', '=', address)
    .where('verified_at', 'is not', null)
    .returning(['id', 'name', 'language'])
    .executeTakeFirst();
  if (!account) return false;
  await endSessions(tx, account.id);
  await tx
    .deleteFrom('codes')
    .where('email', '=', address)
    .where('purpose', '=', 'password')
    .execute();
  await sql`
    delete from attempts
    where name like 'sign-in %'
      and right(name, length(${address}) + 1) = ${` ${address}`}
  `.execute(tx);
  await audit(tx, null, { action: 'password.set', subject: `account:${account.id}` });
  await writeTo(
    tx,
    'password-changed',
    { email: address, language: account.language },
    { name: account.name },
  );
  return true;
}
