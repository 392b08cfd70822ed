// The market's own staff: who has which role. An owner is left at any time.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { StaffMember } from '#contract/staff.ts';
import type { Db, Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { plainEmail } from '#market/accounts/account.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { may } from '#market/accounts/staff-permissions.ts';
import { customerKey, type Staff } from '#market/settings/actor.ts';

/** Everybody who works for the market, owners first. */
export async function readStaff(db: Db, _: Staff): Promise<StaffMember[]> {
  return readMembers(db);
}

/**
 * Gives an account a role, or another one than it has. Refuses 'account-not-found' for an address
 * without a proven account, 'last-owner', and 'not-allowed' to who lost their own role meanwhile.
 */
export async function appointStaff(
  tx: Tx,
  staff: Staff,
  email: string,
  role: Staff['role'],
): Promise<StaffMember> {
  await lockStaff(tx, staff);
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
  await putStaff(tx, account.id, role);
  await checkOwnerLeft(tx);
  await audit(tx, staff, { action: 'staff.appoint', subject: `account:${account.id}`, note: role });
  const [member] = await readMembers(tx, account.id);
  if (!member) throw new Refusal('account-not-found');
  return member;
}

/**
 * Takes somebody's role away. Refuses 'account-not-found' for who has none, 'last-owner', and
 * 'not-allowed' to who lost their own role meanwhile.
 */
export async function dismissStaff(tx: Tx, staff: Staff, accountId: number): Promise<void> {
  await lockStaff(tx, staff);
  const gone = await tx
    .deleteFrom('staff')
    .where('account_id', '=', accountId)
    .returning('role')
    .executeTakeFirst();
  if (!gone) throw new Refusal('account-not-found');
  await checkOwnerLeft(tx);
  await audit(tx, staff, {
    action: 'staff.dismiss',
    subject: `account:${accountId}`,
    note: gone.role,
  });
}

/** Writes somebody's role down. */
export async function putStaff(tx: Tx, accountId: number, role: Staff['role']): Promise<void> {
  await tx
    .insertInto('staff')
    .values({ account_id: accountId, role })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ role }))
    .execute();
}

/** One change of the staff at a time, by somebody who may still make it. */
async function lockStaff(tx: Tx, { accountId }: Staff): Promise<void> {
  await oneAtATime(tx, 'staff');
  const {
    rows: [own],
  } = await sql<{
    role: Staff['role'];
  }>`select role from staff where account_id = ${accountId}`.execute(tx);
  if (!own || !may(own.role, 'staff')) throw new Refusal('not-allowed');
}

async function checkOwnerLeft(tx: Tx): Promise<void> {
  const owner = await tx
    .selectFrom('staff')
    .select('account_id')
    .where('role', '=', 'owner')
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
