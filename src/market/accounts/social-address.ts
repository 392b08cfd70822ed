// Somebody from a provider that vouches for no address: they say one and prove it by a code of ours, before any account is theirs.
import { z } from 'zod';
import { Refusal } from '#base/refusal.ts';
import type { signIn as call, socialAddress } from '#contract/account.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import type { Db, Tx } from '#db/connect.ts';
import { writeTo } from '#db/enqueue.ts';
import { transaction } from '#db/transaction.ts';
import { plainEmail } from '#market/accounts/account.ts';
import { issueCode, tryCode, useCode } from '#market/accounts/code.ts';
import { enter } from '#market/accounts/sign-in.ts';
import type { Device } from '#market/accounts/session.ts';
import { boundTo, secretWord, type Person } from '#market/accounts/social.ts';
import { addressOf, linkTo } from '#market/accounts/social-account.ts';
import type { Leaving } from '#market/accounts/social-visit.ts';

const LIVES_MS = 30 * 60_000;
const provider = z.enum(['google', 'facebook']);
const kept = z.object({ person: z.object({ provider, issuer: z.string(), subject: z.string(), email: z.string().nullable(), proven: z.boolean(), name: z.string() }), userToken: z.string().nullable(), next: z.string(), language: z.string() });

/** Keeps who somebody is until an address is proven: half an hour. Answers the code to go on with, in this browser only. */
export async function keepPending(tx: Tx, browser: string, person: Person, leaving: Leaving, now: Date): Promise<string> {
  const code = secretWord();
  await tx.insertInto('social_visits').values({ id: boundTo(browser, code), service: person.provider, data: JSON.stringify({ person, ...leaving }), expires_at: new Date(now.getTime() + LIVES_MS) }).execute();
  return code;
}

type Pending = { browser: string | null; code: string };
type Asking = Pending & { email: string | null; language: string };

/** Mails six digits to the address that somebody says, whether or not it has an account; without one, only says what the provider knows. Refuses 'social-over'. */
export async function askAddress(db: Db, { email, language, ...pending }: Asking): Promise<OutputOf<typeof socialAddress>> {
  const { person } = await findPending(db, pending);
  if (email === null) return { service: person.provider, email: addressOf(person) ?? '' };
  const address = plainEmail(email);
  await transaction(db, async (tx) => {
    const digits = await issueCode(tx, 'social', address);
    if (digits) await writeTo(tx, 'social-code', address, language, { name: person.name, code: digits, service: person.provider });
  });
  return { service: person.provider, email: address };
}

type Confirming = Pending & { email: string; digits: string; userToken: string | undefined };

/** Proves the address with the mailed digits and signs in: to its account, or to a new one. Refuses 'social-over' and 'code-wrong'. */
export async function confirmAddress(db: Db, secret: Uint8Array, { browser, code, email, digits, userToken }: Confirming, from: Device): Promise<OutputOf<typeof call>> {
  const address = plainEmail(email);
  await findPending(db, { browser, code });
  if (!await tryCode(db, 'social', address, digits)) throw new Refusal('code-wrong');
  return transaction(db, async (tx) => {
    await useCode(tx, 'social', address, digits);
    const { person, userToken: before, language } = await takePending(tx, { browser, code });
    return enter(tx, secret, await linkTo(tx, person, address, language), userToken ?? before ?? undefined, from);
  });
}

async function findPending(db: Db, { browser, code }: Pending) {
  return read(await db.selectFrom('social_visits').select(['data', 'expires_at']).where('id', '=', boundTo(browser ?? '', code)).executeTakeFirst(), browser);
}

async function takePending(tx: Tx, { browser, code }: Pending) {
  return read(await tx.deleteFrom('social_visits').where('id', '=', boundTo(browser ?? '', code)).returning(['data', 'expires_at']).executeTakeFirst(), browser);
}

function read(row: { data: unknown; expires_at: Date } | undefined, browser: string | null) {
  const found = row && browser && row.expires_at > new Date() ? kept.safeParse(row.data) : null;
  if (!found?.success) throw new Refusal('social-over');
  return found.data;
}
