import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { authCalls } from '#contract/auth.ts';
import type { Db, Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { plainEmail, readAccount } from '#market/accounts/account.ts';
import { signBearer } from '#market/accounts/bearer.ts';
import { tellFailedSignIn } from '#market/accounts/failed-sign-ins.ts';
import { isPublished } from '#market/accounts/guessable-passwords.ts';
import { moveBelongings } from '#market/accounts/move-belongings.ts';
import type { Passwords } from '#market/accounts/password.ts';
import { openSession, type Device } from '#market/accounts/session.ts';
import { customerKey, visitorKey } from '#market/settings/actor.ts';

/** How passwords are checked, and the secret that signs bearers. */
export type SignInMeans = { passwords: Passwords; secret: Uint8Array };
export type SigningIn = { email: string; password: string; userToken: string | undefined };
/** Who has proven who they are, the token they had as a visitor, and from where they come. */
export type Entering = { accountId: number; userToken: string | undefined; from: Device };

/**
 * Signs in with a password. Refuses 'signin-failed' alike for an unknown address and a wrong
 * password, 'not-verified' to who knows the password of an address that was never proven.
 */
export async function signIn(
  db: Db,
  { passwords, secret }: SignInMeans,
  { email, password, userToken }: SigningIn,
  from: Device,
): Promise<OutputOf<typeof authCalls.signIn>> {
  const account = await db
    .selectFrom('accounts')
    .select(['id', 'password', 'verified_at'])
    .where('email', '=', plainEmail(email))
    .executeTakeFirst();
  const fits = await passwords.fits(password, account?.password ?? null);
  if (!account || !fits || isPublished(password)) {
    await tellFailedSignIn(db, plainEmail(email), from.network);
    throw new Refusal('signin-failed');
  }
  if (!account.verified_at) throw new Refusal('not-verified');
  return transaction(db, async (tx) => {
    const still = await tx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', account.id)
      .where('password', '=', account.password)
      .forShare()
      .executeTakeFirst();
    if (!still) throw new Refusal('signin-failed'); // changed while the password was looked at
    return enter(tx, secret, { accountId: account.id, userToken, from });
  });
}

/**
 * Opens a session for somebody who has proven who they are; what they gathered as a visitor becomes
 * theirs.
 */
export async function enter(
  tx: Tx,
  secret: Uint8Array,
  { accountId, userToken, from }: Entering,
): Promise<OutputOf<typeof authCalls.signIn>> {
  if (userToken) await moveBelongings(tx, visitorKey(userToken), customerKey(accountId));
  const session = await openSession(tx, accountId, from);
  await noteSignIn(tx, accountId, from);
  const { id, name, email, cart_count } = await readAccount(tx, accountId);
  return {
    token: await signBearer(secret, session),
    expires_in: session.expiresAt.toISOString(),
    user: { id, name, email, cart_count },
  };
}

/** Of the market's staff it is written down. */
async function noteSignIn(tx: Tx, accountId: number, { device, network }: Device): Promise<void> {
  await sql`
    insert into audit (account_id, actor, action, subject, note)
    select a.id, a.name, 'sign-in.done', 'account:' || a.id, ${`${device} ${network}`.trim()}
    from accounts a
    join staff s on s.account_id = a.id
    where a.id = ${accountId}
  `.execute(tx);
}
