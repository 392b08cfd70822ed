// A second factor: something a person has, besides the password they know. An account has one once
// an app was confirmed or a passkey was added.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { latinDigits } from '#base/latin-digits.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { secondFactorCalls } from '#contract/second-factor.ts';
import type { Db, Tx } from '#db/connect.ts';
import { countRecoveryCodes, useRecoveryCode } from '#market/accounts/recovery-code.ts';
import { notifyGuarded } from '#market/accounts/notify-guarded.ts';
import { stepOf } from '#market/accounts/totp.ts';
import type { Customer } from '#market/settings/actor.ts';
import { openedOr, type Vault } from '#market/settings/vault.ts';

/**
 * A code that was entered for an account, and the vault that opens the secret it is checked
 * against.
 */
export type Coded = { accountId: number; code: string; vault: Vault };

/** Whether signing in to an account takes more than a password. */
export async function hasSecondFactor(db: Db, accountId: number): Promise<boolean> {
  const { rows } = await sql`
    select from guarded_accounts where account_id = ${accountId}
  `.execute(db);
  return rows.length > 0;
}

/** The second factors of the caller's account. Refuses 'not-signed-in' when it is gone. */
export async function readSecondFactor(
  db: Db,
  { accountId }: Customer,
): Promise<OutputOf<typeof secondFactorCalls.read>> {
  const { rows } = await sql<{ since: Date | null; has_password: boolean }>`
    select f.confirmed_at as since, a.password is not null as has_password
    from accounts a
    left join second_factors f on f.account_id = a.id
    where a.id = ${accountId} and a.erased_at is null
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Refusal('not-signed-in');
  return {
    on: row.since !== null,
    since: row.since?.toISOString() ?? null,
    recovery_codes_left: await countRecoveryCodes(db, accountId),
    has_password: row.has_password,
  };
}

const DIGITS = /^\d{6}$/;

/**
 * Uses a code of the account's app, or one of its recovery codes, once. Refuses 'factor-wrong', and
 * 'code-used' for an app's code that was used already or is older than one that was.
 */
export async function useCodeOf(tx: Tx, { accountId, code, vault }: Coded): Promise<void> {
  const plain = latinDigits(code).replace(/\s/g, '');
  if (DIGITS.test(plain)) return useStep(tx, { accountId, code: plain, vault });
  if (!(await useRecoveryCode(tx, accountId, code))) throw new Refusal('factor-wrong', FIELD);
  await notifyGuarded(tx, accountId, 'recovery-code');
}

const FIELD = { field: 'code' };

async function useStep(tx: Tx, { accountId, code, vault }: Coded): Promise<void> {
  const { rows } = await sql<{ sealed: string; last_step: string; now: Date }>`
    select sealed, last_step, now() as now
    from second_factors
    where account_id = ${accountId} and confirmed_at is not null
    for update
  `.execute(tx);
  const [stored] = rows;
  const secret = stored ? openedOr(vault, stored.sealed) : null;
  const step = stored && secret ? stepOf(secret, code, stored.now) : null;
  if (!stored || step === null) throw new Refusal('factor-wrong', FIELD);
  if (step <= Number(stored.last_step)) throw new Refusal('code-used', FIELD);
  await sql`
    update second_factors set last_step = ${step} where account_id = ${accountId}
  `.execute(tx);
}

/** Deletes everything that protects an account besides its password. */
export async function dropFactor(tx: Tx, accountId: number): Promise<void> {
  for (const table of ['second_factors', 'recovery_codes', 'passkeys'] as const)
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute();
}
