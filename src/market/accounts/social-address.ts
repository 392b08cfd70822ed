// For people whose provider vouches for no address: they enter one and prove it by a mailed code
// before they get an account.
import { Refusal } from '#base/refusal.ts';
import type { authCalls } from '#contract/auth.ts';
import type { socialCalls } from '#contract/social.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Db } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';
import { transaction } from '#db/transaction.ts';
import { plainEmail } from '#market/accounts/account.ts';
import { issueCode, tryCode, useCode, type Asker } from '#market/accounts/mailed-code.ts';
import { enter } from '#market/accounts/sign-in.ts';
import type { Device } from '#market/accounts/session.ts';
import { boundTo } from '#market/accounts/social-provider.ts';
import { addressOf, linkTo } from '#market/accounts/social-account.ts';
import { type Pending, findPending, takePending } from '#market/accounts/social-pending.ts';

type Asking = Pending & { email: string | null; language: string; network: string };

/**
 * Mails six digits to the address that a person enters, whether or not it has an account; when none
 * is entered, only returns what the provider knows. Refuses 'social-over'.
 */
export async function askAddress(
  db: Db,
  { email, language, network, ...pending }: Asking,
): Promise<OutputOf<typeof socialCalls.address>> {
  const { person } = await findPending(db, pending);
  if (email === null) return { service: person.provider, email: addressOf(person) ?? '' };
  const address = plainEmail(email);
  await transaction(db, async (tx) => {
    const code = await issueCode(
      tx,
      { purpose: 'social', email: address },
      askerOf(pending.browser, network),
    );
    if (!code) return;
    const { name, provider: service } = person;
    await writeTo(
      tx,
      'social-code',
      { email: address, language },
      { name, code: code.digits, service },
    );
  });
  return { service: person.provider, email: address };
}

type Confirming = Pending & { email: string; digits: string; userToken: string | undefined };

/**
 * Proves the address with the mailed digits and signs in: to its account, or to a new one. Refuses
 * 'social-over' and 'code-wrong'.
 */
export async function confirmAddress(
  db: Db,
  secret: Uint8Array,
  { browser, code, email, digits, userToken }: Confirming,
  from: Device,
): Promise<OutputOf<typeof authCalls.signIn>> {
  const address = plainEmail(email);
  await findPending(db, { browser, code });
  const of = { purpose: 'social', email: address } as const;
  const found = await tryCode(db, { ...of, code: digits }, askerOf(browser, from.network));
  if (found === null) throw new Refusal('code-wrong');
  return transaction(db, async (tx) => {
    await useCode(tx, of, found);
    const { person, userToken: before, language } = await takePending(tx, { browser, code });
    const accountId = await linkTo(tx, person, address, language);
    return enter(tx, secret, { accountId, userToken: userToken ?? before ?? undefined, from });
  });
}

/**
 * Identifies the browser of this visit by the hash of its secret: the code works in that browser
 * only.
 */
const askerOf = (browser: string | null, network: string): Asker => ({
  browser: boundTo(browser ?? '', 'digits'),
  network,
});
