// The passkeys of an account: added from its devices, listed, and removed one by one.
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { sql } from 'kysely';
import { z } from 'zod';
import { Refusal } from '#base/refusal.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { passkeyCalls } from '#contract/passkey.ts';
import type { Db, Tx } from '#db/connect.ts';
import { auditOwn } from '#market/accounts/audit-own.ts';
import { keepChallenge, useChallenge } from '#market/accounts/passkey-challenge.ts';
import { passkeyLibrary } from '#market/accounts/passkey-library.ts';
import type { PasskeySite } from '#market/accounts/passkey-site.ts';
import { writeRecoveryCodes } from '#market/accounts/recovery-code.ts';
import { hasSecondFactor } from '#market/accounts/second-factor.ts';
import { endSessions } from '#market/accounts/session.ts';
import { holdAccount } from '#market/accounts/set-up-second-factor.ts';
import { notifyGuarded } from '#market/accounts/notify-guarded.ts';
import type { Customer } from '#market/settings/actor.ts';

type Listed = OutputOf<typeof passkeyCalls.all>;
type Added = OutputOf<typeof passkeyCalls.add>;
export type NewPasskey = { name: string; response: Record<string, unknown>; site: PasskeySite };

const MOST = 20;
/** The library checks its parts. */
const made = z.custom<RegistrationResponseJSON>();

/** The caller's passkeys, newest first. */
export async function readPasskeys(db: Db, { accountId }: Customer): Promise<Listed> {
  const { rows } = await sql<{ id: number; name: string; created_at: Date; used_at: Date | null }>`
    select id, name, created_at, used_at
    from passkeys
    where account_id = ${accountId}
    order by id desc
  `.execute(db);
  return rows.map(({ created_at, used_at, ...row }) => ({
    ...row,
    created_at: created_at.toISOString(),
    used_at: used_at?.toISOString() ?? null,
  }));
}

/** What the caller's browser needs to make a passkey. Refuses 'passkeys-full'. */
export async function beginPasskey(tx: Tx, { accountId }: Customer, site: PasskeySite) {
  const email = await holdAccount(tx, accountId);
  const known = await tx
    .selectFrom('passkeys')
    .select('credential')
    .where('account_id', '=', accountId)
    .execute();
  if (known.length >= MOST) throw new Refusal('passkeys-full');
  const { generateRegistrationOptions } = await passkeyLibrary();
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: site.id,
    userName: email,
    userID: new TextEncoder().encode(`account ${accountId}`),
    excludeCredentials: known.map(({ credential }) => ({ id: credential })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(tx, options.challenge, accountId);
  return { options: { ...options } };
}

/**
 * Stores a passkey that the browser made. An account's first second factor ends its other sessions
 * and comes with recovery codes. Refuses 'passkey-wrong' and 'passkeys-full'.
 */
export async function addPasskey(tx: Tx, by: Customer, newPasskey: NewPasskey): Promise<Added> {
  const { accountId, sessionId } = by;
  await holdAccount(tx, accountId);
  const first = !(await hasSecondFactor(tx, accountId));
  const { credential, counter, publicKey, transports } = await madeBy(tx, by, newPasskey);
  const { rows } = await sql<{ id: number }>`
    insert into passkeys (account_id, credential, public_key, counter, transports, name)
    values (${accountId}, ${credential}, ${publicKey}, ${counter}, ${transports}::text[], ${newPasskey.name})
    on conflict (credential) do nothing
    returning id
  `.execute(tx);
  if (!rows[0]) throw new Refusal('passkey-wrong');
  const codes = first ? await writeRecoveryCodes(tx, accountId) : [];
  if (first) await endSessions(tx, accountId, sessionId);
  await auditOwn(tx, by, 'passkey.add', newPasskey.name);
  await notifyGuarded(tx, accountId, 'passkey-added');
  const passkey = (await readPasskeys(tx, by)).find(({ id }) => id === rows[0]?.id);
  if (!passkey) throw new Error('A passkey was not written.');
  return { passkey, recovery_codes: codes };
}

/**
 * Removes a passkey; when it was the last second factor, the recovery codes go too. Refuses
 * 'thing-not-found'.
 */
export async function removePasskey(tx: Tx, by: Customer, id: number): Promise<void> {
  const { accountId } = by;
  await holdAccount(tx, accountId);
  const gone = await tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .returning('name')
    .executeTakeFirst();
  if (!gone) throw new Refusal('thing-not-found');
  if (!(await hasSecondFactor(tx, accountId)))
    await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  await auditOwn(tx, by, 'passkey.remove', gone.name);
  await notifyGuarded(tx, accountId, 'passkey-removed');
}

async function madeBy(tx: Tx, { accountId }: Customer, { response, site }: NewPasskey) {
  const { verifyRegistrationResponse } = await passkeyLibrary();
  const verified = await verifyRegistrationResponse({
    response: made.parse(response),
    expectedChallenge: (challenge) => useChallenge(tx, challenge, accountId),
    expectedOrigin: site.origins,
    expectedRPID: site.id,
    requireUserVerification: true,
  }).catch(() => null); // what it throws tells of what was sent
  if (!verified?.verified) throw new Refusal('passkey-wrong');
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
  return {
    credential: id,
    counter,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    transports: transports ?? [],
  };
}
