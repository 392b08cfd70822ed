// The role in which a signed-in person works: as a seller of a store, or as staff of the market.
import { sql } from 'kysely';
import { Refusal } from '#base/refusal.ts';
import type { Db } from '#db/connect.ts';
import { owesFactor } from '#market/accounts/owes-factor.ts';
import { permissionsOf } from '#market/accounts/staff-permissions.ts';
import { storePermissionsOf } from '#market/accounts/store-permissions.ts';
import type { Customer, Seller, Staff } from '#market/settings/actor.ts';

type Found = Pick<Seller, 'storeId' | 'role' | 'name'> & { listed: string[] | null };

/**
 * The customer as a seller of the given store, or of their only store when none is given. Null when
 * they do not work there. Refuses 'required' when they have several stores and gave none.
 */
export async function findSeller(
  db: Db,
  { accountId, language, timeZone }: Customer,
  storeId: number | null,
): Promise<Seller | null> {
  const { rows } = await sql<Found>`
    select m.store_id as "storeId", m.role, a.name, r.permissions as listed
    from store_members m
    join accounts a on a.id = m.account_id
    left join store_roles r on r.store_id = m.store_id and r.id = m.own_role
    where m.account_id = ${accountId}
  `.execute(db);
  if (storeId === null && rows.length > 1) throw new Refusal('required', { field: 'store_id' });
  const own = rows.find((row) => storeId === null || row.storeId === storeId);
  if (!own) return null;
  const { listed, ...found } = own;
  const permissions = storePermissionsOf(own.role, listed);
  return { kind: 'seller', accountId, language, timeZone, permissions, ...found };
}

/** The customer as staff of the market; null when they are not. */
export async function findStaff(
  db: Db,
  { accountId, language, timeZone }: Customer,
): Promise<Staff | null> {
  const {
    rows: [own],
  } = await sql<{ role: string; name: string; listed: string[]; owes: boolean }>`
    select s.role, a.name, r.permissions as listed, ${owesFactor} as owes
    from staff s
    join accounts a on a.id = s.account_id
    join roles r on r.code = s.role
    where s.account_id = ${accountId}
  `.execute(db);
  if (!own) return null;
  const { role, name, listed, owes } = own;
  const permissions = permissionsOf(role, listed);
  return { kind: 'staff', accountId, language, timeZone, role, name, permissions, owes };
}
