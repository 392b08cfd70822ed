import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Db } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { audit } from '#market/accounts/audit-log.ts';
import type { Invited } from '#market/accounts/invited.ts';
import { putStaff } from '#market/accounts/staff.ts';

type Found = Pick<Invited, 'email' | 'invited_by' | 'account_id' | 'password'> & {
  id: number;
  role: string;
};

/** The open invitation of a link, by the hash of its secret; null if there is none. */
export async function findStaffInvitation(db: Db, hash: string): Promise<Invited | null> {
  const {
    rows: [found],
  } = await sql<Found>`
    select i.id, i.email, i.role, coalesce(b.name, '') as invited_by, a.id as account_id, a.password
    from staff_invitations i
    left join accounts b on b.id = i.invited_by
    left join accounts a on a.email = i.email and a.verified_at is not null
    where i.hash = ${hash} and i.expires_at > now()
  `.execute(db);
  if (!found) return null;
  const { id, role, ...invited } = found;
  return {
    ...invited,
    store: null,
    use: async (tx) => {
      await oneAtATime(tx, 'staff');
      const { numAffectedRows } = await sql`
        delete from staff_invitations
        where id = ${id} and role = ${role} and hash = ${hash} and expires_at > now()
      `.execute(tx);
      if (Number(numAffectedRows ?? 0) === 0) throw new Refusal('invitation-over');
    },
    give: async (tx, by) => {
      await putStaff(tx, by.accountId, role);
      const subject = `account:${by.accountId}`;
      await audit(tx, by, { action: 'staff.accept', subject, note: role });
    },
  };
}
