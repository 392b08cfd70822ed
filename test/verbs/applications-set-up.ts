// A person who applies to sell, and the owner who decides.
import { afterAll, beforeAll } from 'vitest';
import { readBearerSecret } from '#market/accounts/session.ts';
import { signUpSeller } from '#market/stores/apply-to-sell.ts';
import { verifySeller } from '#market/stores/receive-application.ts';
import { openPasswords } from '#outside/passwords/open-passwords.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { freshDatabase, type Fresh } from '../db.ts';
import { codeTo, lettersTo } from '../letters.ts';
import { makeShop, unique } from '../make.ts';

export let base: Fresh;
export let keeper: MadeStaff;
export let secret: Uint8Array;

/** Opens a shop for the tests of a file. */
export function withApplications(): void {
  beforeAll(async () => {
    base = await freshDatabase();
    await makeShop(base.db);
    await base.db.updateTable('settings').set({ email: OWNER }).execute();
    keeper = await makeStaff(base, 'manager');
    secret = await readBearerSecret(base.db);
  });
  afterAll(() => base.close());
}

export const passwords = openPasswords();
export const FROM = { network: '', language: 'en' };
export const OWNER = 'hello@souk.example';
export const PASSWORD = 'a quiet harbour at dawn';
export const mail = () => `${unique('seller')}@example.com`;
export const apply = (
  email: string,
  { storeName = 'Copper & Tin', password = PASSWORD, language = 'fr' } = {},
) =>
  signUpSeller(
    base.db,
    passwords,
    { name: 'Salma Idrissi', storeName, email, password },
    { ...FROM, language },
  );
export const prove = async (email: string) =>
  verifySeller(base.db, email, await codeTo(base.db, email), FROM);
export const kindsTo = async (email: string) =>
  (await lettersTo(base.db, email)).map(({ kind }) => kind);
export const applicationsOf = (email: string) =>
  base.db
    .selectFrom('applications as p')
    .innerJoin('accounts as a', 'a.id', 'p.account_id')
    .select([
      'p.id',
      'p.state',
      'p.store_name',
      'p.language',
      'p.store_id',
      'p.reason',
      'p.decided_by',
      'a.id as account',
      'a.verified_at',
    ])
    .where('a.email', '=', email)
    .orderBy('p.id')
    .execute();
export const received = async (storeName?: string) => {
  const email = mail();
  await apply(email, storeName ? { storeName } : {});
  await prove(email);
  const [first] = await applicationsOf(email);
  return { email, id: first?.id ?? 0, account: first?.account ?? 0 };
};
