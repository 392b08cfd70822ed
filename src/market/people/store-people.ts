// The people of a store and their roles. At least one owner always remains, and nobody grants or
// revokes a role that may do more than they may; the owner's role, only owners.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { StoreRole } from '#contract/store-permission.ts';
import type { Tx } from '#db/connect.ts';
import { oneAtATime } from '#db/one-at-a-time.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { findSeller } from '#market/accounts/find-role.ts';
import { mayInStore, storePermissionsOf } from '#market/accounts/store-permissions.ts';
import { customer, type Seller } from '#market/settings/actor.ts';

/** A role to give: a built-in one, or `own` with the id of one of the store's own. */
export type GivenRole = { role: StoreRole; own_role: number | null };
/**
 * A role that may be given, and its name in the log: the code of a built-in one, or the name of the
 * store's own.
 */
type Checked = GivenRole & { called: string };

/**
 * Gives a person of the store another role. Refuses 'thing-not-found' for a person who does not
 * work there, 'last-owner', and as `checkGives` (also for the previous role) and `lockPeople` do.
 */
export async function appointPerson(
  tx: Tx,
  seller: Seller,
  { id, ...given }: GivenRole & { id: number },
): Promise<void> {
  const by = await lockPeople(tx, seller);
  await checkGives(tx, by, await roleOf(tx, by, id));
  const { role, own_role, called } = await checkGives(tx, by, given);
  await tx
    .updateTable('store_members')
    .set({ role, own_role })
    .where('store_id', '=', by.storeId)
    .where('account_id', '=', id)
    .execute();
  await checkOwnerLeft(tx, by);
  await audit(tx, by, { action: 'people.appoint', subject: `account:${id}`, note: called });
}

/**
 * Removes a person from the store: they can do nothing there any more, and keep their account.
 * Refuses as `appointPerson`.
 */
export async function dismissPerson(tx: Tx, seller: Seller, id: number): Promise<void> {
  const by = await lockPeople(tx, seller);
  const { called } = await checkGives(tx, by, await roleOf(tx, by, id));
  // recorded first, because people may remove themselves
  await audit(tx, by, { action: 'people.dismiss', subject: `account:${id}`, note: called });
  await tx
    .deleteFrom('store_members')
    .where('store_id', '=', by.storeId)
    .where('account_id', '=', id)
    .execute();
  await checkOwnerLeft(tx, by);
}

/** Allows one change of a store's people or roles at a time. */
export const lockStore = (tx: Tx, storeId: number): Promise<void> =>
  oneAtATime(tx, `store-people:${storeId}`);

/**
 * Takes the lock of `lockStore` for a person who may still make the change; returns them with their
 * present permissions. Refuses 'not-allowed' to a caller who has lost their role meanwhile.
 */
export async function lockPeople(tx: Tx, seller: Seller): Promise<Seller> {
  await lockStore(tx, seller.storeId);
  const own = await findSeller(tx, customer(seller.accountId, '', seller), seller.storeId);
  if (!own || !mayInStore(own, 'people')) throw new Refusal('not-allowed');
  return own;
}

/**
 * Refuses 'required' when the store's own role is not named, 'thing-not-found' for one that the
 * store does not have, and 'more-than-own' for a role that may do what the caller may not.
 */
export async function checkGives(
  tx: Tx,
  by: Seller,
  { role, own_role }: GivenRole,
): Promise<Checked> {
  if (role !== 'own') {
    const permissions = storePermissionsOf(role, null);
    if (!mayAll(by, permissions) || (role === 'owner' && by.role !== 'owner'))
      throw new Refusal('more-than-own');
    return { role, own_role: null, called: role };
  }
  if (own_role === null) throw new Refusal('required', { field: 'own_role' });
  const found = await tx
    .selectFrom('store_roles')
    .select(['name', 'permissions'])
    .where('store_id', '=', by.storeId)
    .where('id', '=', own_role)
    .executeTakeFirst();
  if (!found) throw new Refusal('thing-not-found');
  if (!mayAll(by, found.permissions)) throw new Refusal('more-than-own');
  return { role, own_role, called: found.name };
}

/** Whether a person has all of these permissions. */
export const mayAll = ({ permissions }: Seller, required: readonly string[]): boolean =>
  required.every((one) => permissions.some((own) => own === one));

async function roleOf(tx: Tx, { storeId }: Seller, accountId: number): Promise<GivenRole> {
  const {
    rows: [found],
  } = await sql<GivenRole>`
    select role, own_role from store_members
    where store_id = ${storeId} and account_id = ${accountId}
  `.execute(tx);
  if (!found) throw new Refusal('thing-not-found');
  return found;
}

async function checkOwnerLeft(tx: Tx, { storeId }: Seller): Promise<void> {
  const owner = await tx
    .selectFrom('store_members')
    .select('account_id')
    .where('store_id', '=', storeId)
    .where('role', '=', 'owner')
    .limit(1)
    .executeTakeFirst();
  if (!owner) throw new Refusal('last-owner');
}
