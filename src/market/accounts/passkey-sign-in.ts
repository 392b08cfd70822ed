// Signing in with a passkey. The device unlocks it by finger, face or PIN, so it replaces both the
// password and the second factor.
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { sql } from 'kysely';
import { z } from 'zod';
import { Refusal } from '#base/refusal.ts';
import type { signedIn } from '#contract/auth.ts';
import type { Tx } from '#db/connect.ts';
import { admit, lockAccount } from '#market/accounts/admit.ts';
import { keepChallenge, useChallenge } from '#market/accounts/passkey-challenge.ts';
import { passkeyLibrary } from '#market/accounts/passkey-library.ts';
import type { PasskeySite } from '#market/accounts/passkey-site.ts';
import type { Device } from '#market/accounts/session.ts';

/** The library checks its parts. */
const signed = z.custom<AuthenticationResponseJSON>();

/** What a browser needs to ask for any passkey of this site. */
export async function askPasskey(tx: Tx, site: PasskeySite) {
  const { generateAuthenticationOptions } = await passkeyLibrary();
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    userVerification: 'required',
  });
  await keepChallenge(tx, options.challenge, null);
  return { options: { ...options } };
}

type StoredPasskey = { id: number; account_id: number; public_key: string; counter: string };
export type Entering = {
  response: Record<string, unknown>;
  site: PasskeySite;
  secret: Uint8Array;
  userToken: string | undefined;
};

/** Signs in the owner of the passkey. Refuses 'passkey-wrong', whatever is wrong with it. */
export async function enterWithPasskey(
  tx: Tx,
  { response, site, secret, userToken }: Entering,
  from: Device,
): Promise<z.output<typeof signedIn>> {
  const { rows } = await sql<StoredPasskey>`
    select p.id, p.account_id, p.public_key, p.counter
    from passkeys p
    join accounts a on a.id = p.account_id
    where p.credential = ${String(response.id)} and a.verified_at is not null
    for update of p
  `.execute(tx);
  const [stored] = rows;
  if (!stored) throw new Refusal('passkey-wrong');
  const { verifyAuthenticationResponse } = await passkeyLibrary();
  const verified = await verifyAuthenticationResponse({
    response: signed.parse(response),
    expectedChallenge: (challenge) => useChallenge(tx, challenge, null),
    expectedOrigin: site.origins,
    expectedRPID: site.id,
    requireUserVerification: true,
    credential: {
      id: String(response.id),
      publicKey: new Uint8Array(Buffer.from(stored.public_key, 'base64url')),
      counter: Number(stored.counter),
    },
  }).catch(() => null); // what it throws tells of what was sent
  if (!verified?.verified) throw new Refusal('passkey-wrong');
  await lockAccount(tx, stored.account_id);
  await sql`
    update passkeys set used_at = now(), counter = ${verified.authenticationInfo.newCounter}
    where id = ${stored.id}
  `.execute(tx);
  return admit(tx, secret, { accountId: stored.account_id, userToken, from });
}
