// The roles that a store makes for its people, from the permissions there are.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { OpenedStoreRole, StoreRoleFields, StoreRoleRow } from '#contract/seller-role.ts';
import { storeRoles } from '#contract/store-permission.ts';
import type { Edit } from '#contract/resource.ts';
import type { Db, Tx } from '#db/connect.ts';
import { audit } from '#market/accounts/audit-log.ts';
import { storePermissionsOf } from '#market/accounts/store-permissions.ts';
import { lastEdit, readEdits } from '#market/edits/read-edits.ts';
import { deleteRow, saveRow, type Opened, type SavedRow } from '#market/edits/save-row.ts';
import { lockPeople, mayAll } from '#market/people/store-people.ts';
import type { Seller } from '#market/settings/actor.ts';

const STORE_ROLE = { noun: 'store-role', table: 'store_roles', follows: ['store_id'] } as const;
/** The most roles that a store can make. */
const MOST = 50;

/** The roles of a store with their permissions: the built-in ones, then its own by name. */
export async function readStoreRoles(db: Db, { storeId }: Seller): Promise<StoreRoleRow[]> {
  const { rows: counted } = await sql<{ role: string; people: number }>`
    select role, count(*)::int as people from store_members
    where store_id = ${storeId} and role <> 'own'
    group by role
  `.execute(db);
  const { rows: own } = await sql<Omit<StoreRoleRow, 'role'>>`
    select t.id, t.name, t.permissions, ${people} as people
    from store_roles t
    where t.store_id = ${storeId}
    order by t.name, t.id
  `.execute(db);
  const given = storeRoles.flatMap((role): StoreRoleRow[] => {
    if (role === 'own') return [];
    const have = counted.find((one) => one.role === role)?.people ?? 0;
    return [
      { id: null, role, name: '', permissions: storePermissionsOf(role, null), people: have },
    ];
  });
  return [...given, ...own.map((row) => ({ ...row, role: 'own' as const }))];
}

/** One of the store's own roles. Refuses 'thing-not-found', also for another store's. */
export async function openStoreRole(
  db: Db,
  { storeId }: Seller,
  id: number,
): Promise<OpenedStoreRole> {
  const { rows } = await sql<OpenedStoreRole>`
    select t.id, t.version, ${lastEdit(STORE_ROLE.noun)} as edited, t.name, t.permissions,
      ${people} as people
    from store_roles t
    where t.id = ${id} and t.store_id = ${storeId}
  `.execute(db);
  if (!rows[0]) throw new Refusal('thing-not-found');
  return rows[0];
}

/** The edits of one of the store's own roles, newest first. Refuses as `openStoreRole`. */
export async function readStoreRoleEdits(db: Db, by: Seller, id: number): Promise<Edit[]> {
  await openStoreRole(db, by, id);
  return readEdits(db, STORE_ROLE.noun, id);
}

/**
 * Makes a role of the store's own (`id` null) or saves one. Refuses 'more-than-own', before or
 * after, 'too-many-roles' with the limit, and as `openStoreRole`, `saveRow` and `lockPeople` do.
 */
export async function saveStoreRole(
  tx: Tx,
  seller: Seller,
  { id, version, name, permissions }: Opened & StoreRoleFields,
): Promise<SavedRow> {
  const by = await lockPeople(tx, seller);
  if (id === null) await requireRoom(tx, by);
  else await checkEdits(tx, by, id);
  if (!mayAll(by, permissions)) throw new Refusal('more-than-own');
  const whose = id === null ? { store_id: by.storeId } : {};
  const columns = { ...whose, name, permissions };
  const saved = await saveRow(tx, by, STORE_ROLE, { id, version, columns });
  await audit(tx, by, { action: 'role.save', subject: `store-role:${saved.id}`, note: name });
  return saved;
}

/**
 * Deletes a role of the store's own. Refuses 'in-use' with the number of people who have it or are
 * invited to it, 'more-than-own', and as `openStoreRole`, `deleteRow` and `lockPeople` do.
 */
export async function deleteStoreRole(
  tx: Tx,
  seller: Seller,
  thing: { id: number; version: number },
): Promise<void> {
  const by = await lockPeople(tx, seller);
  const { name, people: have } = await checkEdits(tx, by, thing.id);
  await sql`
    delete from store_invitations
    where store_id = ${by.storeId} and own_role = ${thing.id} and expires_at <= now()
  `.execute(tx);
  const { rows: invited } = await sql`
    select from store_invitations where store_id = ${by.storeId} and own_role = ${thing.id}
  `.execute(tx);
  const count = have + invited.length;
  if (count > 0) throw new Refusal('in-use', { count });
  await deleteRow(tx, by, STORE_ROLE, thing);
  await audit(tx, by, { action: 'role.delete', subject: `store-role:${thing.id}`, note: name });
}

const people = sql<number>`(
  select count(*)::int from store_members m where m.store_id = t.store_id and m.own_role = t.id
)`;

async function checkEdits(tx: Tx, by: Seller, id: number): Promise<OpenedStoreRole> {
  const opened = await openStoreRole(tx, by, id);
  if (!mayAll(by, opened.permissions)) throw new Refusal('more-than-own');
  return opened;
}

async function requireRoom(tx: Tx, { storeId }: Seller): Promise<void> {
  const { rows } = await sql`select from store_roles where store_id = ${storeId}`.execute(tx);
  if (rows.length >= MOST) throw new Refusal('too-many-roles', { most: MOST });
}
