// The people of the demo market: one of each kind, to sign in with. They are made by the verbs that real people use, and no letter goes out to them.
import { randomCode } from '#base/id.ts';
import type { Db, Tx } from '#db/connect.ts';
import { idOf, type Ids } from '#demo/ids.ts';
import { issueCode } from '#market/accounts/code.ts';
import { putVerified } from '#market/accounts/make-owner.ts';
import type { Passwords } from '#market/accounts/password.ts';
import { appointStaff, putStaff } from '#market/accounts/staff.ts';
import { customer, type Customer, type Staff } from '#market/settings/actor.ts';
import { applyToSell, receiveApplication } from '#market/stores/apply-to-sell.ts';
import { addMember } from '#market/stores/decide-application.ts';

type DemoAccount = { is: string; name: string; email: string; password: string; language: string; store?: string };

const owner: DemoAccount = { is: 'owner', name: 'Maren Holt', email: 'owner@souk.example', password: 'amber-lantern-01', language: 'en' };
const support: DemoAccount = { is: 'support', name: 'Yusuf Kaya', email: 'support@souk.example', password: 'quiet-harbour-02', language: 'tr' };
const sellers = [
  { is: 'seller of Copper Lane', name: 'Salma Idrissi', email: 'copper-lane@souk.example', password: 'brass-kettle-03', language: 'fr', store: 'copper-lane' },
  { is: 'seller of Desk & Circuit', name: 'Arjun Rao', email: 'desk-and-circuit@souk.example', password: 'copper-solder-04', language: 'en', store: 'desk-and-circuit' },
];
/** The same person as the first shopper of db/demo/market.json. */
const shopper: DemoAccount = { is: 'customer', name: 'Amelia Hart', email: 'amelia.hart@example.com', password: 'window-garden-05', language: 'en' };
const applicant = { name: 'Inès Moreau', email: 'ines.moreau@example.com', storeName: 'Quai des Épices' };

const demoAccounts: DemoAccount[] = [owner, support, ...sellers, shopper];

/** What is told at the terminal about the demo's accounts; null where there are none. */
export async function tellDemoAccounts(db: Db): Promise<string | null> {
  const known = new Set((await db.selectFrom('accounts').select('email').where('email', 'in', demoAccounts.map(({ email }) => email)).where('verified_at', 'is not', null).execute()).map(({ email }) => email));
  const lines = demoAccounts.filter(({ email }) => known.has(email)).map(({ is, email, password }) => `    ${is.padEnd(27)}${email.padEnd(33)}${password}`);
  return lines.length ? `  The demo market’s accounts, with their passwords (change them before you let others in):\n\n${lines.join('\n')}\n` : null;
}

/** The demo's passwords as they are kept, by address; the applicant has one that nobody knows. */
export async function sealDemoPasswords({ seal }: Passwords): Promise<Map<string, string>> {
  const all = [...demoAccounts, { email: applicant.email, password: randomCode() }];
  return new Map(await Promise.all(all.map(async ({ email, password }): Promise<[string, string]> => [email, await seal(password)])));
}

/** Writes the owner, support, the sellers of two stores, somebody who would like to sell, and a customer; answers that one. */
export async function writeAccounts(tx: Tx, sealed: Map<string, string>, stores: Ids): Promise<Customer> {
  const put = async ({ name, email, language }: DemoAccount) => (await putVerified(tx, { name, email, sealed: sealed.get(email) ?? '' }, language)).id;
  const asOwner: Staff = { kind: 'staff', accountId: await put(owner), name: owner.name, role: 'owner', language: owner.language, timeZone: 'UTC' };
  await putStaff(tx, asOwner.accountId, 'owner');
  await put(support);
  await appointStaff(tx, asOwner, support.email, 'support');
  for (const seller of sellers) await addMember(tx, idOf(stores, seller.store), await put(seller), 'owner');
  await applyToSell(tx, applicant, sealed.get(applicant.email) ?? '', 'fr');
  await receiveApplication(tx, applicant.email, await issueCode(tx, 'seller', applicant.email) ?? '');
  return customer(await put(shopper), '', { language: shopper.language, timeZone: 'UTC' });
}
