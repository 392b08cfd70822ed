import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import { plainEmail } from '#market/accounts/account.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { lockCodes } from '#market/accounts/mailed-code.ts';
import { replacePassword } from '#market/accounts/replace-password.ts';

/**
 * Gives a proven account an already hashed password, at the market's own terminal: its sessions and
 * mailed codes end, failed tries are forgotten, and its owner is mailed. Returns whether there is
 * such an account.
 */
export async function setPassword(tx: Tx, email: string, sealed: string): Promise<boolean> {
  const address = plainEmail(email);
  await lockCodes(tx, { purpose: 'password', email: address });
  const account = await replacePassword(tx, address, sealed);
  if (account === null) return false;
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
  await audit(tx, null, { action: 'password.set', subject: `account:${account}` });
  return true;
}
