// Challenges that browsers sign with a passkey: good once, for five minutes.
import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';

const LIVES_MINUTES = 5;

/** Stores a challenge: for adding a passkey to an account, or (null) for a sign-in. */
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

/**
 * Uses up a challenge; returns whether it was good. Of two requests at once, only one gets true.
 */
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
