// The market's own staff and their roles. At least one owner always remains, and nobody grants or
// revokes a role that may do more than they may.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { StaffMember } from '#contract/staff.ts';
import type { Db, Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { plainEmail } from '#market/accounts/account.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { findStaff } from '#market/accounts/find-role.ts';
import { endSessions } from '#market/accounts/session.ts';
import { may, mayAll, OWNER, permissionsOf, roleMay } from '#market/accounts/staff-permissions.ts';
import { customer, customerKey, type Staff } from '#market/settings/actor.ts';

/** Everybody who works for the market, owners first. */
export async function readStaff(db: Db, _: Staff): Promise<StaffMember[]> {
  return readMembers(db);
}

/**
 * Gives an account a role, in place of any it had. Refuses 'account-not-found' for an address
 * without a proven account, 'invalid-input' for an unknown role, 'last-owner', 'more-than-own' when
 * the new or the old role may do what the caller may not, and 'not-allowed' to a caller who has
 * lost their own role meanwhile.
 */
export async function appointStaff(
  tx: Tx,
  staff: Staff,
  email: string,
  role: string,
): Promise<StaffMember> {
  const by = await lockStaff(tx, staff);
  await checkGives(tx, by, role);
  const address = plainEmail(email);
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', address)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  if (!account) throw new Refusal('account-not-found');
  await oneAtATime(tx, customerKey(account.id));
  const still = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', account.id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!still) throw new Refusal('account-not-found');
  const before = await roleOf(tx, account.id);
  if (before !== null) await checkGives(tx, by, before);
  await putStaff(tx, account.id, role);
  await checkOwnerLeft(tx);
  await audit(tx, staff, { action: 'staff.appoint', subject: `account:${account.id}`, note: role });
  const [member] = await readMembers(tx, account.id);
  if (!member) throw new Refusal('account-not-found');
  return member;
}

/**
 * Takes a person's role away and signs them out everywhere. Refuses 'account-not-found' for a
 * person without a role, 'last-owner', 'more-than-own' when they may do what the caller may not,
 * and 'not-allowed' to a caller who has lost their own role meanwhile.
 */
export async function dismissStaff(tx: Tx, staff: Staff, accountId: number): Promise<void> {
  const by = await lockStaff(tx, staff);
  const role = await roleOf(tx, accountId);
  if (role === null) throw new Refusal('account-not-found');
  await checkGives(tx, by, role);
  await tx.deleteFrom('staff').where('account_id', '=', accountId).execute();
  await checkOwnerLeft(tx);
  await endSessions(tx, accountId);
  await audit(tx, staff, {
    action: 'staff.dismiss',
    subject: `account:${accountId}`,
    note: role,
  });
}

/** Names of at most five people who may give permissions to others, owners first. */
export async function readGranters(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select a.name
    from staff s
    join roles r on r.code = s.role
    join accounts a on a.id = s.account_id
    where ${roleMay('staff')}
    order by s.role <> ${OWNER}, s.account_id
    limit 5
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** Stores a person's role. */
export async function putStaff(tx: Tx, accountId: number, role: string): Promise<void> {
  await tx
    .insertInto('staff')
    .values({ account_id: accountId, role })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ role }))
    .execute();
}

/**
 * Allows one change of the staff or their roles at a time; returns the caller with their present
 * permissions. Refuses 'not-allowed' to a caller who has lost their role meanwhile.
 */
export async function lockStaff(tx: Tx, staff: Staff): Promise<Staff> {
  await oneAtATime(tx, 'staff');
  const own = await findStaff(tx, customer(staff.accountId, '', staff));
  if (!own || !may(own, 'staff')) throw new Refusal('not-allowed');
  return own;
}

/**
 * Refuses 'invalid-input' for an unknown role, and 'more-than-own' for one that may do what the
 * caller may not.
 */
export async function checkGives(tx: Tx, by: Staff, role: string): Promise<void> {
  const found = await tx
    .selectFrom('roles')
    .select('permissions')
    .where('code', '=', role)
    .executeTakeFirst();
  if (!found) throw new Refusal('invalid-input', { field: 'role' });
  if (!mayAll(by, permissionsOf(role, found.permissions))) throw new Refusal('more-than-own');
}

async function roleOf(tx: Tx, accountId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('staff')
    .select('role')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.role ?? null;
}

async function checkOwnerLeft(tx: Tx): Promise<void> {
  const owner = await tx
    .selectFrom('staff')
    .select('account_id')
    .where('role', '=', OWNER)
    .limit(1)
    .executeTakeFirst();
  if (!owner) throw new Refusal('last-owner');
}

async function readMembers(db: Db, accountId: number | null = null): Promise<StaffMember[]> {
  const { rows } = await sql<Omit<StaffMember, 'created_at'> & { created_at: Date }>`
    select s.account_id, a.name, coalesce(a.email, '') as email, s.role, s.created_at
    from staff s
    join accounts a on a.id = s.account_id
    where ${accountId}::int is null or s.account_id = ${accountId}
    order by array_position('{owner,manager,support}', s.role), s.account_id
  `.execute(db);
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}
