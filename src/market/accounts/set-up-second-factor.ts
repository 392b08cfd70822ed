// How an account gets a second factor: a secret is shown, and takes effect once a code made with it
// comes back.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import { latinDigits } from '#base/latin-digits.ts';
import type { Tx } from '#db/connect.ts';
import { auditOwn } from '#market/accounts/audit-own.ts';
import { writeRecoveryCodes } from '#market/accounts/recovery-code.ts';
import { endSessions } from '#market/accounts/session.ts';
import { notifyGuarded } from '#market/accounts/notify-guarded.ts';
import { newSecret, stepOf, uriOf } from '#market/accounts/totp.ts';
import type { Customer } from '#market/settings/actor.ts';
import { openedOr, type Vault } from '#market/settings/vault.ts';

const SHOWN_MINUTES = 60;

type StoredFactor = { sealed: string; confirmed: boolean; fresh: boolean; now: Date };

/**
 * Returns a secret for an app, and the same one again within the hour, so that a second tab shows
 * the same. The caller's password has already been checked. Refuses 'factor-on' when there is one
 * already.
 */
export async function beginSecondFactor(
  tx: Tx,
  { accountId }: Customer,
  { market, vault }: { market: string; vault: Vault },
): Promise<{ secret: string; uri: string }> {
  const email = await holdAccount(tx, accountId);
  const stored = await readStoredFactor(tx, accountId);
  if (stored?.confirmed) throw new Refusal('factor-on');
  const before = stored?.fresh ? openedOr(vault, stored.sealed) : null;
  const secret = before ?? newSecret();
  if (before === null)
    await sql`
      insert into second_factors (account_id, sealed)
      values (${accountId}, ${vault.seal(secret)})
      on conflict (account_id) do update set sealed = excluded.sealed, created_at = now()
    `.execute(tx);
  return { secret, uri: uriOf({ secret, market, email }) };
}

/**
 * Turns the second factor on by a code of the app; other sessions end. Returns recovery codes,
 * which are stored as hashes. Refuses 'factor-on', 'factor-off' when nothing was begun within the
 * hour, and 'factor-wrong'.
 */
export async function confirmSecondFactor(
  tx: Tx,
  by: Customer,
  { code, vault }: { code: string; vault: Vault },
): Promise<{ recovery_codes: string[] }> {
  const { accountId, sessionId } = by;
  await holdAccount(tx, accountId);
  const stored = await readStoredFactor(tx, accountId);
  if (stored?.confirmed) throw new Refusal('factor-on');
  const secret = stored?.fresh ? openedOr(vault, stored.sealed) : null;
  if (!stored || secret === null) throw new Refusal('factor-off');
  const step = stepOf(secret, latinDigits(code).replace(/\s/g, ''), stored.now);
  if (step === null) throw new Refusal('factor-wrong', { field: 'code' });
  await sql`
    update second_factors set confirmed_at = now(), last_step = ${step}
    where account_id = ${accountId}
  `.execute(tx);
  const codes = await writeRecoveryCodes(tx, accountId);
  await endSessions(tx, accountId, sessionId);
  await auditOwn(tx, by, 'second-factor.on');
  await notifyGuarded(tx, accountId, 'on');
  return { recovery_codes: codes };
}

/**
 * Locks an account while what protects it changes, so that nobody signs in meanwhile; returns its
 * address.
 */
export async function holdAccount(tx: Tx, accountId: number): Promise<string> {
  const { rows } = await sql<{ email: string }>`
    select email from accounts where id = ${accountId} and erased_at is null for no key update
  `.execute(tx);
  if (!rows[0]) throw new Refusal('not-signed-in');
  return rows[0].email;
}

async function readStoredFactor(tx: Tx, accountId: number): Promise<StoredFactor | undefined> {
  const { rows } = await sql<StoredFactor>`
    select sealed, confirmed_at is not null as confirmed, now() as now,
      created_at > now() - make_interval(mins => ${SHOWN_MINUTES}::int) as fresh
    from second_factors
    where account_id = ${accountId}
  `.execute(tx);
  return rows[0];
}
