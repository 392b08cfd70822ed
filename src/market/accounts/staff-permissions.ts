// What the market's staff may do. It depends on their role, and roles are made by the staff
// themselves.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { permissions, type Permission } from '#contract/permission.ts';
import type { Staff } from '#market/settings/actor.ts';

/** The role that always has every permission, and that at least one person always has. */
export const OWNER = 'owner';

/** The permissions of a role; `listed` are those of its row in `roles`. */
export const permissionsOf = (role: string, listed: readonly string[]): Permission[] =>
  permissions.filter((one) => role === OWNER || listed.includes(one));

/** Whether a member of staff, or a key, has this permission. */
export const may = (staff: Pick<Staff, 'permissions'>, permission: Permission): boolean =>
  staff.permissions.includes(permission);

/**
 * Whether a person has all these permissions. Nobody can grant or revoke permissions they do not
 * have.
 */
export const mayAll = (staff: Pick<Staff, 'permissions'>, wanted: readonly Permission[]): boolean =>
  wanted.every((permission) => permission === 'desk' || may(staff, permission));

/** SQL: whether the role `r` has a permission. */
export const roleMay = (permission: Permission): RawBuilder<SqlBool> =>
  sql<SqlBool>`(r.given = ${OWNER} or ${permission}::text = any(r.permissions))`;
