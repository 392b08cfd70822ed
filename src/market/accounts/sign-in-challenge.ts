// The step between a right password and a bearer, for accounts with a second factor: a secret word
// that is good for ten minutes and five tries. Timed by the database's clock.
import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { challenged, signedIn } from '#contract/auth.ts';
import type { z } from 'zod';
import type { Db, Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { admit, lockAccount, type Entering } from '#market/accounts/admit.ts';
import { useCodeOf } from '#market/accounts/second-factor.ts';
import type { Device } from '#market/accounts/session.ts';
import { notifyGuessed } from '#market/accounts/notify-guarded.ts';
import type { Vault } from '#market/settings/vault.ts';

const LIVES_MINUTES = 10;
const MOST_TRIES = 5;

/** Makes a challenge for a person whose password was right. */
export async function challenge(
  tx: Tx,
  { accountId, userToken }: Pick<Entering, 'accountId' | 'userToken'>,
): Promise<z.output<typeof challenged>> {
  const word = randomBytes(32).toString('base64url');
  const { rows } = await sql<{ expires_at: Date }>`
    insert into sign_in_challenges (hash, account_id, user_token, expires_at)
    values (
      ${hashOf(word)}, ${accountId}, ${userToken ?? null},
      now() + make_interval(mins => ${LIVES_MINUTES}::int)
    )
    returning expires_at
  `.execute(tx);
  if (!rows[0]) throw new Error('A challenge was not written.');
  return { challenge: word, expires_in: rows[0].expires_at.toISOString() };
}

/** The address that a challenge is about. Refuses 'challenge-over', also when there is none. */
export async function findChallenged(db: Db, word: string): Promise<string> {
  const { rows } = await sql<{ email: string }>`
    select a.email
    from sign_in_challenges c
    join accounts a on a.id = c.account_id
    where c.hash = ${hashOf(word)} and c.expires_at > now() and a.email is not null
  `.execute(db);
  if (!rows[0]) throw new Refusal('challenge-over');
  return rows[0].email;
}

type Answering = { word: string; code: string; vault: Vault; secret: Uint8Array };

/**
 * Signs in the person who answers a challenge with a code. The try is counted in a statement of its
 * own, so that a refusal does not roll it back. Refuses 'challenge-over' when the challenge was
 * used, is too old, or was tried too often, and as `useCodeOf` does.
 */
export async function answerChallenge(
  db: Db,
  { word, code, vault, secret }: Answering,
  from: Device,
): Promise<z.output<typeof signedIn>> {
  const hash = hashOf(word);
  const { rows } = await sql<{ account_id: number; tries: number }>`
    update sign_in_challenges set tries = tries + 1
    where hash = ${hash} and expires_at > now() and tries < ${MOST_TRIES}
    returning account_id, tries
  `.execute(db);
  const [tried] = rows;
  if (!tried) throw new Refusal('challenge-over');
  const { account_id: accountId, tries } = tried;
  try {
    return await transaction(db, async (tx) => {
      await lockAccount(tx, accountId);
      const used = await sql<{ user_token: string | null }>`
        delete from sign_in_challenges where hash = ${hash} returning user_token
      `.execute(tx);
      if (!used.rows[0]) throw new Refusal('challenge-over'); // another was faster
      await useCodeOf(tx, { accountId, code, vault });
      const userToken = used.rows[0].user_token ?? undefined;
      return admit(tx, secret, { accountId, userToken, from });
    });
  } catch (problem) {
    const wrong = problem instanceof Refusal && problem.code === 'factor-wrong';
    if (wrong && tries === MOST_TRIES) await notifyGuessed(db, accountId);
    throw problem;
  }
}

const hashOf = (word: string): string => createHash('sha256').update(word).digest('base64url');
