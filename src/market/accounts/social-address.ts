// Somebody from a provider that vouches for no address: they say one and prove it by a code of
// ours, before any account is theirs.
import { sql } from 'kysely';
import { z } from 'zod';
import { Refusal } from '#base/refusal.ts';
import type { authCalls } from '#contract/auth.ts';
import type { socialCalls } from '#contract/social.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Db, Tx } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';
import { transaction } from '#db/transaction.ts';
import { plainEmail } from '#market/accounts/account.ts';
import { issueCode, tryCode, useCode, type Asker } from '#market/accounts/code.ts';
import { enter } from '#market/accounts/sign-in.ts';
import type { Device } from '#market/accounts/session.ts';
import { boundTo, secretWord, type Person } from '#market/accounts/social.ts';
import { addressOf, linkTo } from '#market/accounts/social-account.ts';
import type { Leaving } from '#market/accounts/social-visit.ts';

const LIVES_MINUTES = 30;
const provider = z.enum(['google', 'facebook']);
const kept = z.object({
  person: z.object({
    provider,
    issuer: z.string(),
    subject: z.string(),
    email: z.string().nullable(),
    proven: z.boolean(),
    name: z.string(),
  }),
  userToken: z.string().nullable(),
  next: z.string(),
  language: z.string(),
});

/**
 * Keeps who somebody is until an address is proven: half an hour. Answers the code to go on with,
 * in this browser only.
 */
export async function keepPending(
  tx: Tx,
  browser: string,
  person: Person,
  leaving: Leaving,
): Promise<string> {
  const code = secretWord();
  const data = JSON.stringify({ person, ...leaving });
  await sql`
    insert into social_visits (id, service, data, expires_at)
    values
      (
        ${boundTo(browser, code)}, ${person.provider}, ${data}::jsonb,
        now() + make_interval(mins => ${LIVES_MINUTES}::int)
      )
  `.execute(tx);
  return code;
}

type Pending = { browser: string | null; code: string };
type Asking = Pending & { email: string | null; language: string; network: string };

/**
 * Mails six digits to the address that somebody says, whether or not it has an account; without
 * one, only says what the provider knows. Refuses 'social-over'.
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

/** The code is good in the browser of the visit alone; its word is kept as a hash here too. */
const askerOf = (browser: string | null, network: string): Asker => ({
  browser: boundTo(browser ?? '', 'digits'),
  network,
});

async function findPending(db: Db, { browser, code }: Pending) {
  const { rows } = await sql<Kept>`
    select data, expires_at > now() as live
    from social_visits
    where id = ${boundTo(browser ?? '', code)}
  `.execute(db);
  return read(rows[0], browser);
}

async function takePending(tx: Tx, { browser, code }: Pending) {
  const { rows } = await sql<Kept>`
    delete from social_visits
    where id = ${boundTo(browser ?? '', code)}
    returning data, expires_at > now() as live
  `.execute(tx);
  return read(rows[0], browser);
}

type Kept = { data: unknown; live: boolean };

function read(row: Kept | undefined, browser: string | null) {
  const found = row?.live && browser ? kept.safeParse(row.data) : null;
  if (!found?.success) throw new Refusal('social-over');
  return found.data;
}
