// What browsers are asked to sign with a passkey: good once, for five minutes.
import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';

const LIVES_MINUTES = 5;

/** Keeps a challenge: to add a passkey to an account, or for a sign-in of nobody known (null). */
export async function keepChallenge(
  tx: Tx,
  challenge: string,
  accountId: number | null,
): Promise<void> {
  await sql`
    insert into passkey_challenges (challenge, account_id, expires_at)
    values (${challenge}, ${accountId}, now() + make_interval(mins => ${LIVES_MINUTES}::int))
  `.execute(tx);
}

/** Uses one up; answers whether it was good. Two at once: one is. */
export async function useChallenge(
  tx: Tx,
  challenge: string,
  accountId: number | null,
): Promise<boolean> {
  const { rows } = await sql`
    delete from passkey_challenges
    where challenge = ${challenge}
      and account_id is not distinct from ${accountId}::int
      and expires_at > now()
    returning challenge
  `.execute(tx);
  return rows.length > 0;
}
