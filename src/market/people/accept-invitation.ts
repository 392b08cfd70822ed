// Accepting an invitation to work for the market or for a store.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { leastPassword } from '#contract/constants.ts';
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { hashOf, type Invited } from '#market/accounts/invited.ts';
import { putVerified } from '#market/accounts/make-owner.ts';
import { checkPassword, type Passwords } from '#market/accounts/password.ts';
import { findStoreInvitation } from '#market/people/find-store-invitation.ts';
import { findStaffInvitation } from '#market/staff/find-staff-invitation.ts';

export type Accepting = { word: string; name: string; password: string; language: string };

/** The invitation of a link. Refuses 'invitation-over', also for an unknown link. */
export async function findInvitation(db: Db, word: string): Promise<Invited> {
  const hash = hashOf(word);
  const found = (await findStaffInvitation(db, hash)) ?? (await findStoreInvitation(db, hash));
  if (!found) throw new Refusal('invitation-over');
  return found;
}

/**
 * Gives the invited person the role, once. An account with a password must prove itself with it;
 * any other gets the given password. Returns its address. Refuses 'invitation-over',
 * 'password-wrong', 'required' for a new account without a name, 'already-staff' when they have
 * joined meanwhile, and as `checkPassword` does.
 */
export async function acceptInvitation(
  db: Db,
  passwords: Passwords,
  { word, name, password, language }: Accepting,
): Promise<string> {
  const invited = await findInvitation(db, word);
  const { email, account_id: account } = invited;
  if (invited.password !== null) {
    if (!(await passwords.fits(password, invited.password)))
      throw new Refusal('password-wrong', { field: 'password' });
  } else {
    if (account === null && name === '') throw new Refusal('required', { field: 'name' });
    checkPassword(password, leastPassword.seller, [name, email]);
  }
  const sealed = invited.password ?? (await passwords.seal(password));
  await transaction(db, async (tx) => {
    await invited.use(tx);
    const { id } = await putVerified(tx, { name, email, sealed }, language);
    const inserted = await sql`
      update accounts set password = ${sealed}
      where id = ${id} and (password is null or password = ${sealed})
    `.execute(tx);
    if (Number(inserted.numAffectedRows ?? 0) === 0) throw new Refusal('password-wrong');
    await invited.give(tx, { accountId: id, name: name || email });
  });
  return email;
}
