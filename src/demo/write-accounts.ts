// Creates the people of the demo market, with the verbs that real people use; sends no letters.
import { sql } from 'kysely';
import type { Tx } from '#db/connect.ts';
import {
  demoOwner,
  demoSellers,
  demoShopper,
  demoSupport,
  type DemoPassword,
  type DemoPerson,
} from '#demo/demo-accounts.ts';
import { idOf, type Ids } from '#demo/ids.ts';
import { tryCode } from '#market/accounts/mailed-code.ts';
import { OWNER, permissionsOf } from '#market/accounts/staff-permissions.ts';
import { putVerified } from '#market/accounts/make-owner.ts';
import { appointStaff, putStaff } from '#market/accounts/staff.ts';
import { customer, type Customer, type Staff } from '#market/settings/actor.ts';
import { applyToSell } from '#market/stores/apply-to-sell.ts';
import { receiveApplication } from '#market/stores/receive-application.ts';
import { addMember } from '#market/stores/decide-application.ts';

const applicant = {
  name: 'Inès Moreau',
  email: 'ines.moreau@example.com',
  storeName: 'Quai des Épices',
  country: 'FR',
};

/**
 * Creates the owner if there is none, support, the sellers of two stores, an applicant for a store,
 * and a customer; returns the customer. People without a password in `passwords` cannot sign in.
 */
export async function writeAccounts(
  tx: Tx,
  passwords: Map<string, DemoPassword>,
  stores: Ids,
): Promise<Customer> {
  const put = async ({ name, email, language }: DemoPerson) => {
    const sealed = passwords.get(email)?.sealed ?? null;
    return (await putVerified(tx, { name, email, sealed }, language)).id;
  };
  const owner = (await ownOwner(tx)) ?? asOwner(await put(demoOwner), demoOwner.name);
  await putStaff(tx, owner.accountId, 'owner');
  await put(demoSupport);
  await appointStaff(tx, owner, demoSupport.email, 'support');
  for (const seller of demoSellers) {
    await addMember(tx, idOf(stores, seller.store ?? ''), await put(seller), 'owner');
  }
  await apply(tx);
  return customer(await put(demoShopper), '', { language: demoShopper.language, timeZone: 'UTC' });
}

const asOwner = (accountId: number, name: string): Staff => ({
  kind: 'staff',
  accountId,
  name,
  role: OWNER,
  permissions: permissionsOf(OWNER, []),
  language: demoOwner.language,
  timeZone: 'UTC',
});

/** The owner of a market that was set up before; null if there is none. */
async function ownOwner(tx: Tx): Promise<Staff | null> {
  const found = await tx
    .selectFrom('staff as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .select(['a.id', 'a.name'])
    .where('s.role', '=', 'owner')
    .limit(1)
    .executeTakeFirst();
  return found ? asOwner(found.id, found.name) : null;
}

async function apply(tx: Tx): Promise<void> {
  const from = { network: '', language: 'fr' };
  const { email } = applicant;
  const code = await applyToSell(tx, applicant, null, from);
  const found = await tryCode(tx, { purpose: 'seller', email, code: code?.digits ?? '' }, from);
  if (found === null) return;
  await receiveApplication(tx, email, found);
  // with a tax number to check; the papers to ask for are still missing
  await sql`
    insert into application_items (application_id, requirement_id, kind, said, given_at)
    select p.id, r.id, r.kind, 'FR 40 303 265 045', now()
    from applications p
    join accounts a on a.id = p.account_id
    join requirements r on r.kind = 'text' and r.asked and r.countries = '{}'
    where a.email = ${email} and p.state = 'received'
  `.execute(tx);
}
