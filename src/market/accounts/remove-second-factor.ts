// How an account loses its second factor: by its owner, with a code; by a colleague, for an owner
// who has none; or at the market's own terminal.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Tx } from '#db/connect.ts';
import { plainEmail } from '#market/accounts/account.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { auditOwn } from '#market/accounts/audit-own.ts';
import { writeRecoveryCodes } from '#market/accounts/recovery-code.ts';
import { dropFactor, hasSecondFactor, useCodeOf } from '#market/accounts/second-factor.ts';
import { endSessions } from '#market/accounts/session.ts';
import { holdAccount } from '#market/accounts/set-up-second-factor.ts';
import { checkGives, lockStaff } from '#market/accounts/staff.ts';
import { notifyGuarded } from '#market/accounts/notify-guarded.ts';
import type { Customer, Staff } from '#market/settings/actor.ts';
import type { Vault } from '#market/settings/vault.ts';

type Proven = { code: string; vault: Vault };

/**
 * Removes the caller's own second factor; the caller's password has already been checked. Refuses
 * 'factor-off' when there is none, and as `useCodeOf` does.
 */
export async function removeSecondFactor(tx: Tx, by: Customer, proven: Proven): Promise<void> {
  const { accountId } = by;
  await useOwnCode(tx, by, proven);
  await tx.deleteFrom('second_factors').where('account_id', '=', accountId).execute();
  if (!(await hasSecondFactor(tx, accountId))) await dropFactor(tx, accountId);
  await auditOwn(tx, by, 'second-factor.off');
  await notifyGuarded(tx, accountId, 'off');
}

/** Makes new recovery codes and voids the previous ones. Refuses as above. */
export async function renewRecoveryCodes(
  tx: Tx,
  by: Customer,
  proven: Proven,
): Promise<{ recovery_codes: string[] }> {
  await useOwnCode(tx, by, proven);
  const codes = await writeRecoveryCodes(tx, by.accountId);
  await notifyGuarded(tx, by.accountId, 'codes');
  return { recovery_codes: codes };
}

async function useOwnCode(tx: Tx, { accountId }: Customer, proven: Proven): Promise<void> {
  await holdAccount(tx, accountId);
  if (!(await hasSecondFactor(tx, accountId))) throw new Refusal('factor-off');
  await useCodeOf(tx, { accountId, ...proven });
}

/**
 * Removes the second factor of a colleague who has lost it: they are signed out and mailed, and the
 * removal is written down. Refuses 'factor-own' for the caller's own, 'account-not-found',
 * 'factor-off' when there is none, and as `checkGives` and `lockStaff` do.
 */
export async function resetSecondFactor(tx: Tx, staff: Staff, accountId: number): Promise<void> {
  const by = await lockStaff(tx, staff);
  if (accountId === staff.accountId) throw new Refusal('factor-own');
  const { rows } = await sql<{ role: string | null }>`
    select s.role
    from accounts a
    left join staff s on s.account_id = a.id
    where a.id = ${accountId} and a.erased_at is null
    for no key update of a
  `.execute(tx);
  if (!rows[0]) throw new Refusal('account-not-found');
  if (rows[0].role !== null) await checkGives(tx, by, rows[0].role);
  if (!(await hasSecondFactor(tx, accountId))) throw new Refusal('factor-off');
  await dropFactor(tx, accountId);
  await endSessions(tx, accountId);
  await audit(tx, staff, { action: 'second-factor.reset', subject: `account:${accountId}` });
  await notifyGuarded(tx, accountId, 'reset', staff.name);
}

/** Removes a second factor at the market's own terminal. Returns whether there was one. */
export async function resetAtTerminal(tx: Tx, email: string): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id
    from accounts
    where email = ${plainEmail(email)} and verified_at is not null
    for no key update
  `.execute(tx);
  const id = rows[0]?.id;
  if (id === undefined || !(await hasSecondFactor(tx, id))) return false;
  await dropFactor(tx, id);
  await endSessions(tx, id);
  await audit(tx, null, { action: 'second-factor.reset', subject: `account:${id}` });
  await notifyGuarded(tx, id, 'reset');
  return true;
}
