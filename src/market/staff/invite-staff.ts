// Invitations to work for the market: a mailed link that works once, within three days.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Invitation } from '#contract/admin/staff-member.ts';
import type { Db, Tx } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';
import { plainEmail } from '#market/accounts/account.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { hashOf, INVITED_DAYS, newWord } from '#market/accounts/invited.ts';
import { checkGives, lockStaff } from '#market/accounts/staff.ts';
import { isoText } from '#market/edits/read-edits.ts';
import type { Staff } from '#market/settings/actor.ts';

/**
 * Mails an address a link for taking a role; an earlier link stops working. Refuses 'already-staff'
 * for a person who works here, and as `checkGives` and `lockStaff` do.
 */
export async function inviteStaff(
  tx: Tx,
  staff: Staff,
  { email, role }: { email: string; role: string },
): Promise<Invitation> {
  const by = await lockStaff(tx, staff);
  await checkGives(tx, by, role);
  const address = plainEmail(email);
  const here = await sql`
    select from staff s join accounts a on a.id = s.account_id where a.email = ${address}
  `.execute(tx);
  if (here.rows.length > 0) throw new Refusal('already-staff', { field: 'email' });
  const word = newWord();
  await sql`
    insert into staff_invitations (email, role, hash, invited_by, expires_at)
    values (${address}, ${role}, ${hashOf(word)}, ${staff.accountId},
      now() + make_interval(days => ${INVITED_DAYS}::int))
    on conflict (email) do update
    set role = excluded.role, hash = excluded.hash, invited_by = excluded.invited_by,
      created_at = now(), expires_at = excluded.expires_at
  `.execute(tx);
  await audit(tx, staff, { action: 'staff.invite', subject: address, note: role });
  const { language, name } = staff;
  await writeTo(tx, 'staff-invited', { email: address, language }, { by: name, word });
  const [made] = await readInvitations(tx, address);
  if (!made) throw new Error('An invitation was not written.');
  return made;
}

/** Invitations that were not accepted, newest first; also expired ones. */
export async function readInvitations(db: Db, email: string | null = null): Promise<Invitation[]> {
  const { rows } = await sql<Invitation>`
    select i.id, i.email, i.role, r.name as role_name, coalesce(a.name, '') as invited_by,
      ${isoText('i.created_at')} as created_at, ${isoText('i.expires_at')} as expires_at
    from staff_invitations i
    join roles r on r.code = i.role
    left join accounts a on a.id = i.invited_by
    where ${email}::text is null or i.email = ${email}
    order by i.created_at desc, i.id desc
  `.execute(db);
  return rows;
}

/** Withdraws an invitation. Refuses 'thing-not-found', and as `checkGives` and `lockStaff` do. */
export async function withdrawInvitation(tx: Tx, staff: Staff, id: number): Promise<void> {
  const by = await lockStaff(tx, staff);
  const gone = await tx
    .deleteFrom('staff_invitations')
    .where('id', '=', id)
    .returning(['email', 'role'])
    .executeTakeFirst();
  if (!gone) throw new Refusal('thing-not-found');
  await checkGives(tx, by, gone.role);
  await audit(tx, staff, { action: 'staff.withdraw', subject: gone.email, note: gone.role });
}
