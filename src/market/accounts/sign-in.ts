import { Refusal } from '#base/refusal.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { authCalls } from '#contract/auth.ts';
import type { Db, Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { plainEmail } from '#market/accounts/account.ts';
import { admit, lockAccount, type Entering } from '#market/accounts/admit.ts';
import { enqueueFailedSignIn } from '#market/accounts/failed-sign-ins.ts';
import { isPublished } from '#market/accounts/guessable-passwords.ts';
import type { Passwords } from '#market/accounts/password.ts';
import { hasSecondFactor } from '#market/accounts/second-factor.ts';
import type { Device } from '#market/accounts/session.ts';
import { challenge } from '#market/accounts/sign-in-challenge.ts';

/** How passwords are checked, and the secret that signs bearers. */
export type SignInMeans = { passwords: Passwords; secret: Uint8Array };
export type SigningIn = { email: string; password: string; userToken: string | undefined };

/**
 * Signs in with a password; returns a challenge when the account has a second factor. Refuses
 * 'signin-failed' alike for an unknown address and a wrong password, and 'not-verified' when the
 * password is right but the address was never proven.
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
    await enqueueFailedSignIn(db, plainEmail(email), from.network);
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
 * Signs in a person who has proven who they are; returns a challenge when their account has a
 * second factor.
 */
export async function enter(
  tx: Tx,
  secret: Uint8Array,
  entering: Entering,
): Promise<OutputOf<typeof authCalls.signIn>> {
  await lockAccount(tx, entering.accountId);
  return (await hasSecondFactor(tx, entering.accountId))
    ? challenge(tx, entering)
    : admit(tx, secret, entering);
}
