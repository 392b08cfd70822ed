// What the market's staff may do: as their role says, which the staff themselves make (roles).
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { permissions, type Permission } from '#contract/permission.ts';
import type { Staff } from '#market/settings/actor.ts';

/** The role that always has every permission, and that somebody always has. */
export const OWNER = 'owner';

/** What a role of these permissions may do, as a row of `roles` has it. */
export const permissionsOf = (role: string, listed: readonly string[]): Permission[] =>
  permissions.filter((one) => role === OWNER || listed.includes(one));

/** Whether a member of staff, or a key, has this permission. */
export const may = (staff: Pick<Staff, 'permissions'>, permission: Permission): boolean =>
  staff.permissions.includes(permission);

/** Whether somebody may do all that these permissions allow: more they neither give nor take. */
export const mayAll = (staff: Pick<Staff, 'permissions'>, wanted: readonly Permission[]): boolean =>
  wanted.every((permission) => permission === 'desk' || may(staff, permission));

/** Whether the role `r` of a statement has a permission. */
export const roleMay = (permission: Permission): RawBuilder<SqlBool> =>
  sql<SqlBool>`(r.given = ${OWNER} or ${permission}::text = any(r.permissions))`;
