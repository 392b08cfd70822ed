// How staff edit the roles of the market's staff.
import { sql } from 'kysely';
import { z } from 'zod';
import { Refusal } from '#base/refusal.ts';
import type { RoleFields, RoleRow } from '#contract/admin/role.ts';
import { permissions } from '#contract/permission.ts';
import type { Listed, ListInput, Opened as OpenedThing } from '#contract/resource.ts';
import type { Db, Tx } from '#db/connect.ts';
import { lockStaff } from '#market/accounts/staff.ts';
import { mayAll, OWNER, permissionsOf } from '#market/accounts/staff-permissions.ts';
import { likeText, readList } from '#market/edits/listing.ts';
import { lastEdit } from '#market/edits/read-edits.ts';
import { deleteRow, lockRow, saveRow, type Opened, type SavedRow } from '#market/edits/save-row.ts';
import type { Staff } from '#market/settings/actor.ts';

export const ROLE = { noun: 'role', table: 'roles', follows: ['code', 'given'] } as const;

/** The fields to read of a role that is saved or deleted. */
const storedShape = z.object({ given: z.string().nullable(), permissions: z.array(z.string()) });

const columns = {
  id: sql`t.id`,
  name: sql`t.name`,
  code: sql`t.code`,
  permissions: sql`case when t.given = ${OWNER} then ${[...permissions]}::text[] else t.permissions end`,
  second_factor: sql`t.second_factor`,
  people: sql`(select count(*)::int from staff s where s.role = t.code)`,
};

/** A page of the roles, built-in ones first; `q` searches their names. */
export async function listRoles(db: Db, { q, ...query }: ListInput): Promise<Listed<RoleRow>> {
  return readList<RoleRow>(db, query, {
    from: sql`roles t`,
    columns,
    where: q ? [sql<boolean>`t.name ilike ${likeText(q)}`] : [],
    usual: 'name',
  });
}

/** A role with its permissions; null if there is none. */
export async function openRole(db: Db, id: number) {
  const { name, code, permissions: all, second_factor: demanded, people } = columns;
  const { rows } = await sql<OpenedThing<Omit<RoleRow, 'id'>>>`
    select id, version, ${lastEdit(ROLE.noun)} as edited, ${name} as name, ${code} as code,
      ${all} as permissions, ${demanded} as second_factor, ${people} as people
    from roles t
    where id = ${id}
  `.execute(db);
  return rows[0] ?? null;
}

/**
 * Makes a role (`id` null) or saves one. Refuses 'required' for an own role without a name,
 * 'role-given' for the owner's, 'more-than-own' when the role may do what the caller may not,
 * before or after, and as `saveRow` and `lockStaff` do.
 */
export async function saveRole(
  tx: Tx,
  staff: Staff,
  { id, version, name, permissions: chosen }: Opened & RoleFields,
): Promise<SavedRow> {
  const by = await lockStaff(tx, staff);
  const given = id === null ? null : await checkEdits(tx, by, { id, version });
  if (given === null && name === '') throw new Refusal('required', { field: 'name' });
  if (!mayAll(by, chosen)) throw new Refusal('more-than-own');
  const own = given === null ? { name } : {};
  return saveRow(tx, staff, ROLE, { id, version, columns: { ...own, permissions: chosen } });
}

/**
 * Deletes a role that nobody has or is invited to. Refuses 'role-given', 'more-than-own', and as
 * `deleteRow` and `lockStaff` do.
 */
export async function deleteRole(
  tx: Tx,
  staff: Staff,
  thing: { id: number; version: number },
): Promise<void> {
  const by = await lockStaff(tx, staff);
  if ((await checkEdits(tx, by, thing)) !== null) throw new Refusal('role-given');
  await deleteRow(tx, staff, ROLE, thing);
}

/**
 * Checks that the caller may do all that the role may; returns the code of a built-in role, or
 * null.
 */
async function checkEdits(
  tx: Tx,
  by: Staff,
  thing: { id: number; version: number | null },
): Promise<string | null> {
  const { row } = await lockRow(tx, ROLE, thing);
  const { given, permissions: listed } = storedShape.parse(row);
  if (given === OWNER) throw new Refusal('role-given');
  if (!mayAll(by, permissionsOf('', listed))) throw new Refusal('more-than-own');
  return given;
}
