// A shop whose people register and sign in.
import { afterAll, beforeAll } from 'vitest';
import { readBearer } from '#market/accounts/bearer.ts';
import { accountOfSession, readBearerSecret } from '#market/accounts/session.ts';
import { signIn } from '#market/accounts/sign-in.ts';
import { signUp, verifyAccount } from '#market/accounts/sign-up.ts';
import { customer, type Customer } from '#market/settings/actor.ts';
import type { MarketSettings } from '#market/settings/market-settings.ts';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { openPasswords } from '#outside/passwords/open-passwords.ts';
import { inside } from '../entered.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { codeTo } from '../letters.ts';
import { makeShop, unique } from '../make.ts';

export let base: Fresh;
export let secret: Uint8Array;
export let market: MarketSettings;

/** Opens a shop for the tests of a file. */
export function withAccounts(): void {
  beforeAll(async () => {
    base = await freshDatabase();
    await makeShop(base.db);
    secret = await readBearerSecret(base.db);
    market = await readMarketSettings(base.db);
  });
  afterAll(() => base.close());
}

export const passwords = openPasswords();
export const PASSWORD = 'a quiet harbour at dawn';
export const NEXT = 'seven lanterns, one road';
export const HERE = { device: 'Firefox · Linux', network: '127.0.0.0/24' };
export const FROM = { network: '', language: 'en' };
export const mail = () => `${unique('person')}@example.com`;
export const tryToEnter = (email: string, password = PASSWORD, userToken?: string) =>
  signIn(base.db, { passwords, secret }, { email, password, userToken }, HERE);
/** The same for an account without a second factor. */
export const enter = async (...given: Parameters<typeof tryToEnter>) =>
  inside(await tryToEnter(...given));
export const signUpAs = async (email = mail()) => {
  await signUp(base.db, passwords, { name: 'Amal', email, password: PASSWORD }, FROM);
  return email;
};
export const registered = async () => {
  const email = await signUpAs();
  const { id } = await verifyAccount(base.db, email, await codeTo(base.db, email), FROM);
  return { email, id };
};
export const sessionOf = async (token: string) => {
  const id = await readBearer(secret, token);
  return id === null ? null : accountOfSession(base.db, id);
};
export const asCustomer = async (token: string): Promise<Customer> =>
  customer((await sessionOf(token)) ?? 0, (await readBearer(secret, token)) ?? '', {
    language: 'en',
    timeZone: 'UTC',
  });
export const outcomes = async (all: Promise<unknown>[]) =>
  (await Promise.allSettled(all)).map((one) =>
    one.status === 'fulfilled' ? 'done' : String(Reflect.get(one.reason, 'code')),
  );
