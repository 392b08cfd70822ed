// Signs in a person who has proven everything that their account asks for.
import { sql } from 'kysely';
import type { z } from 'zod';
import { Refusal } from '#base/refusal.ts';
import type { signedIn } from '#contract/auth.ts';
import type { Tx } from '#db/connect.ts';
import { readAccount } from '#market/accounts/account.ts';
import { signBearer } from '#market/accounts/bearer.ts';
import { moveBelongings } from '#market/accounts/move-belongings.ts';
import { openSession, type Device } from '#market/accounts/session.ts';
import { customerKey, visitorKey } from '#market/settings/actor.ts';

/** The account that was proven, the token its owner had as a visitor, and the device they use. */
export type Entering = { accountId: number; userToken: string | undefined; from: Device };

/**
 * Opens a session for an account whose owner has proven who they are. What they collected as a
 * visitor (cart, lists, orders) moves to the account.
 */
export async function admit(
  tx: Tx,
  secret: Uint8Array,
  { accountId, userToken, from }: Entering,
): Promise<z.output<typeof signedIn>> {
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

/**
 * Locks an account while its owner signs in. If the password or the second factor changes at the
 * same time, the change either comes first or ends the session that follows. Refuses
 * 'signin-failed' when the account is gone.
 */
export async function lockAccount(tx: Tx, accountId: number): Promise<void> {
  const { rows } = await sql`
    select from accounts where id = ${accountId} and erased_at is null for share
  `.execute(tx);
  if (rows.length === 0) throw new Refusal('signin-failed');
}

/** Records the sign-in in the audit log, for the market's staff only. */
async function noteSignIn(tx: Tx, accountId: number, { device, network }: Device): Promise<void> {
  await sql`
    insert into audit (account_id, actor, action, subject, note)
    select a.id, a.name, 'sign-in.done', 'account:' || a.id, ${`${device} ${network}`.trim()}
    from accounts a
    join staff s on s.account_id = a.id
    where a.id = ${accountId}
  `.execute(tx);
}
