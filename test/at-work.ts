// People at work: sellers of a store, and the market's staff. Their `headers` make calls as them.
import type { Db } from '#db/connect.ts';
import { transaction } from '#db/transaction.ts';
import { findSeller, findStaff } from '#market/accounts/find-role.ts';
import { putStaff } from '#market/accounts/staff.ts';
import type { Seller, Staff } from '#market/settings/actor.ts';
import { addMember } from '#market/stores/decide-application.ts';
import { makeCustomer, type MadeCustomer } from './customer.ts';

export type MadeSeller = MadeCustomer & { seller: Seller };
export type MadeStaff = MadeCustomer & { staff: Staff };
type Wish = { name?: string; language?: string };

/** The audit entries about a thing, oldest first. */
export const auditOf = (db: Db, subject: string) =>
  db
    .selectFrom('audit')
    .select(['account_id', 'actor', 'action', 'note'])
    .where('subject', '=', subject)
    .orderBy('id')
    .execute();

/** A person who runs a store. */
export async function makeSeller(
  base: { db: Db },
  storeId: number,
  { role = 'owner', ...wish }: Wish & { role?: Exclude<Seller['role'], 'own'> } = {},
): Promise<MadeSeller> {
  const person = await makeCustomer(base, { name: 'Salma Idrissi', ...wish });
  await transaction(base.db, (tx) => addMember(tx, storeId, person.accountId, role));
  const seller = await findSeller(base.db, person.customer, storeId);
  if (!seller) throw new Error('A member of a store is a seller.');
  return { ...person, seller };
}

/** One of the market's staff. */
export async function makeStaff(
  base: { db: Db },
  role: Staff['role'],
  wish: Wish = {},
): Promise<MadeStaff> {
  const person = await makeCustomer(base, { name: 'Maren Holt', ...wish });
  await transaction(base.db, (tx) => putStaff(tx, person.accountId, role));
  const staff = await findStaff(base.db, person.customer);
  if (!staff) throw new Error('Who has a role works for the market.');
  return { ...person, staff };
}
