// The people who work for the market, as the back office lists them.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { StaffMemberRow } from '#contract/admin/staff-member.ts';
import type { Listed, ListInput } from '#contract/resource.ts';
import type { Db, Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { checkGives, lockStaff } from '#market/accounts/staff.ts';
import { likeText, readList } from '#market/edits/listing.ts';
import { isoText } from '#market/edits/read-edits.ts';
import type { Staff } from '#market/settings/actor.ts';

type ListQuery = ListInput & { role: string };
type Session = {
  id: string;
  device: string;
  network: string;
  created_at: string;
  seen_at: string;
  current: boolean;
};

const from = sql`(
  select s.account_id as id, exists (
    select from guarded_accounts g where g.account_id = s.account_id
  ) as guarded, s.role, s.created_at, a.name, a.email, r.name as role_name, (
    select max(l.seen_at) from live_sessions l where l.account_id = s.account_id
  ) as seen_at
  from staff s
  join accounts a on a.id = s.account_id
  join roles r on r.code = s.role
) t`;
const columns = {
  id: sql`t.id`,
  name: sql`t.name`,
  email: sql`coalesce(t.email, '')`,
  role: sql`t.role`,
  role_name: sql`t.role_name`,
  guarded: sql`t.guarded`,
  created_at: isoText('t.created_at'),
  seen_at: isoText('t.seen_at'),
};

/** A page of the staff; `q` searches their names and addresses, `role` is the code of one. */
export async function listStaff(
  db: Db,
  { q, role, ...paging }: ListQuery,
): Promise<Listed<StaffMemberRow>> {
  return readList<StaffMemberRow>(db, paging, {
    from,
    columns,
    where: [
      ...(q ? [sql<boolean>`(t.name ilike ${likeText(q)} or t.email ilike ${likeText(q)})`] : []),
      ...(role ? [sql<boolean>`t.role = ${role}`] : []),
    ],
    usual: 'name',
  });
}

/**
 * A member of staff with the devices they are signed in on; `current` is the caller's own session.
 * Refuses 'account-not-found'.
 */
export async function openStaffMember(
  db: Db,
  { id, current }: { id: number; current: string },
): Promise<StaffMemberRow & { sessions: Session[] }> {
  const shown = Object.entries(columns).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  const {
    rows: [found],
  } = await sql<StaffMemberRow>`
    select ${sql.join(shown)} from ${from} where t.id = ${id}
  `.execute(db);
  if (!found) throw new Refusal('account-not-found');
  const { rows: sessions } = await sql<Session>`
    select id, device, network, ${isoText('created_at')} as created_at,
      ${isoText('seen_at')} as seen_at, id = ${current}::uuid as current
    from live_sessions t
    where account_id = ${id}
    order by t.seen_at desc
  `.execute(db);
  return { ...found, sessions };
}

/**
 * Signs a member of staff out on one device. Refuses 'thing-not-found' for a session that belongs
 * to no staff, 'more-than-own', and as `lockStaff` does.
 */
export async function endStaffSession(tx: Tx, staff: Staff, sessionId: string): Promise<void> {
  const by = await lockStaff(tx, staff);
  const {
    rows: [found],
  } = await sql<{ account_id: number; role: string; device: string }>`
    select s.account_id, w.role, s.device
    from sessions s
    join staff w on w.account_id = s.account_id
    where s.id = ${sessionId}::uuid
  `.execute(tx);
  if (!found) throw new Refusal('thing-not-found');
  await checkGives(tx, by, found.role);
  await sql`delete from sessions where id = ${sessionId}::uuid`.execute(tx);
  const { account_id: account, device } = found;
  await audit(tx, staff, {
    action: 'staff.end-session',
    subject: `account:${account}`,
    note: device,
  });
}
