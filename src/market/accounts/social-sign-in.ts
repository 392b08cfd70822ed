// From a provider's answer to a bearer: the callback gives the browser a code, which the same
// browser exchanges once, within a minute.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { authCalls } from '#contract/auth.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Db, Tx } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { accountOf } from '#market/accounts/social-account.ts';
import { keepPending } from '#market/accounts/social-pending.ts';
import { enter } from '#market/accounts/sign-in.ts';
import type { Device } from '#market/accounts/session.ts';
import { boundTo, secretWord, type Person } from '#market/accounts/social-provider.ts';
import type { Leaving } from '#market/accounts/social-visit.ts';

const LIVES_SECONDS = 60;

/**
 * Handles a person who comes back from a provider. Returns a code for their account (good once, for
 * a minute), or one for the page that asks for their address. Either works in `browser` only.
 */
export async function arrive(
  db: Db,
  browser: string,
  person: Person,
  leaving: Leaving,
): Promise<{ code: string } | { ask: string }> {
  return transaction(db, async (tx) => {
    const accountId = await accountOf(tx, person, leaving.language);
    return accountId === null
      ? { ask: await keepPending(tx, browser, person, leaving) }
      : { code: await handOver(tx, browser, accountId, leaving.userToken) };
  });
}

async function handOver(
  tx: Tx,
  browser: string,
  accountId: number,
  userToken: string | null,
): Promise<string> {
  const code = secretWord();
  await sql`
    insert into social_handoffs (hash, account_id, user_token, expires_at)
    values
      (
        ${boundTo(browser, code)}, ${accountId}, ${userToken},
        now() + make_interval(secs => ${LIVES_SECONDS}::int)
      )
  `.execute(tx);
  return code;
}

type Exchanging = { browser: string | null; code: string; userToken: string | undefined };

/**
 * Exchanges the code of a callback for a bearer; what the visitor collected moves to the account.
 * Refuses 'social-over' for a code that was used, is too old, or belongs to another browser.
 */
export async function exchange(
  db: Db,
  secret: Uint8Array,
  { browser, code, userToken }: Exchanging,
  from: Device,
): Promise<OutputOf<typeof authCalls.signIn>> {
  return transaction(db, async (tx) => {
    const row = await tx
      .deleteFrom('social_handoffs')
      .where('hash', '=', boundTo(browser ?? '', code))
      .where('expires_at', '>', sql<Date>`now()`)
      .returning(['account_id', 'user_token'])
      .executeTakeFirst();
    if (!row || !browser) throw new Refusal('social-over');
    return enter(tx, secret, {
      accountId: row.account_id,
      userToken: userToken ?? row.user_token ?? undefined,
      from,
    });
  });
}
