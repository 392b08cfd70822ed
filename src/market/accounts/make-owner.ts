import type { Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { plainEmail } from '#market/accounts/account.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { putUnverified } from '#market/accounts/sign-up.ts';
import { putStaff } from '#market/accounts/staff.ts';

/**
 * Makes a person an owner, at the market's own terminal. A proven account keeps its password:
 * returns 'appointed', or 'was-owner' when nothing changed. Any other address gets a proven account
 * with the given password: returns 'made'.
 */
export async function makeOwner(
  tx: Tx,
  email: string,
  sealed: string,
  language: string,
): Promise<'made' | 'appointed' | 'was-owner'> {
  await oneAtATime(tx, 'staff');
  const address = plainEmail(email);
  const account = await putVerified(
    tx,
    { name: address.replace(/@.*/, ''), email: address, sealed },
    language,
  );
  const before = await tx
    .selectFrom('staff')
    .select('role')
    .where('account_id', '=', account.id)
    .executeTakeFirst();
  if (before?.role === 'owner') return 'was-owner';
  await putStaff(tx, account.id, 'owner');
  await audit(tx, null, {
    action: 'staff.appoint',
    subject: `account:${account.id}`,
    note: 'owner',
  });
  return account.made ? 'made' : 'appointed';
}

/**
 * Writes an account as proven without a letter, because the market's operator vouches for the
 * address. An account that is already proven stays as it is.
 */
export async function putVerified(
  tx: Tx,
  account: { name: string; email: string; sealed: string | null },
  language: string,
): Promise<{ id: number; made: boolean }> {
  const known = await putUnverified(tx, account, language);
  if (known) return { id: known.id, made: false };
  const { id } = await tx
    .updateTable('accounts')
    .set({ verified_at: new Date() })
    .where('email', '=', account.email)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, made: true };
}
