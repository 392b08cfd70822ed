// How somebody takes the role that a letter invited them to.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { leastPassword } from '#contract/constants.ts';
import type { Db, Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { transaction } from '#db/transaction.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { putVerified } from '#market/accounts/make-owner.ts';
import { checkPassword, type Passwords } from '#market/accounts/password.ts';
import { putStaff } from '#market/accounts/staff.ts';
import { hashOf } from '#market/staff/invite-staff.ts';

type Found = {
  id: number;
  email: string;
  role: string;
  invited_by: string;
  /** Of the proven account of the address; null if it has none. */
  account_id: number | null;
  password: string | null;
};
export type Accepting = { word: string; name: string; password: string; language: string };

/** To what the word of a link invites. Refuses 'invitation-over', also where there is none. */
export async function findInvitation(db: Db, word: string): Promise<Found> {
  const {
    rows: [found],
  } = await sql<Found>`
    select i.id, i.email, i.role, coalesce(b.name, '') as invited_by, a.id as account_id, a.password
    from staff_invitations i
    left join accounts b on b.id = i.invited_by
    left join accounts a on a.email = i.email and a.verified_at is not null
    where i.hash = ${hashOf(word)} and i.expires_at > now()
  `.execute(db);
  if (!found) throw new Refusal('invitation-over');
  return found;
}

/**
 * Gives who was invited the role, once: an account that has a password proves itself with it, any
 * other one gets this one. Answers its address. Refuses 'invitation-over', 'password-wrong',
 * 'required' for a new one without a name, and as `checkPassword` does.
 */
export async function acceptInvitation(
  db: Db,
  passwords: Passwords,
  { word, name, password, language }: Accepting,
): Promise<string> {
  const asked = await findInvitation(db, word);
  const { email, account_id: account } = asked;
  if (asked.password !== null) {
    if (!(await passwords.fits(password, asked.password)))
      throw new Refusal('password-wrong', { field: 'password' });
  } else {
    if (account === null && name === '') throw new Refusal('required', { field: 'name' });
    checkPassword(password, leastPassword.seller, [name, email]);
  }
  const sealed = asked.password ?? (await passwords.seal(password));
  await transaction(db, async (tx) => {
    await oneAtATime(tx, 'staff');
    await use(tx, asked);
    const { id } = await putVerified(tx, { name, email, sealed }, language);
    const kept = await sql`
      update accounts set password = ${sealed}
      where id = ${id} and (password is null or password = ${sealed})
    `.execute(tx);
    if (Number(kept.numAffectedRows ?? 0) === 0) throw new Refusal('password-wrong');
    await putStaff(tx, id, asked.role);
    const by = { accountId: id, name: name || email };
    await audit(tx, by, { action: 'staff.accept', subject: `account:${id}`, note: asked.role });
  });
  return email;
}

/** An invitation is good once, and only as it was read. */
async function use(tx: Tx, { id, role }: Found): Promise<void> {
  const { numAffectedRows } = await sql`
    delete from staff_invitations
    where id = ${id} and role = ${role} and expires_at > now()
  `.execute(tx);
  if (Number(numAffectedRows ?? 0) === 0) throw new Refusal('invitation-over');
}
