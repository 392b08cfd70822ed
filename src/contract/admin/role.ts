// The roles of the market's staff, as the owner makes them of permissions.
import { z } from 'zod';
import { somePermissions } from '#contract/chosen-permissions.ts';
import { permissions } from '#contract/permission.ts';
import { resourceCalls } from '#contract/resource.ts';
import { optionalText } from '#contract/values.ts';

/** `name` is empty for the roles that are given: each language has its own. */
const fields = { name: optionalText(60), permissions: somePermissions(permissions) };
const same = {
  name: z.string(),
  /** By what staff are given it; `owner`, `manager` and `support` are given and stay. */
  code: z.string(),
  permissions: z.array(z.string()),
  /** Whether its people must have a second factor. */
  second_factor: z.boolean(),
  /** How many have it. */
  people: z.int(),
};
const row = z.object(same);

export type RoleFields = z.output<z.ZodObject<typeof fields>>;
export type RoleRow = { id: number } & z.output<typeof row>;

export const adminRoleCalls = resourceCalls({
  noun: 'role',
  plural: 'roles',
  permission: 'staff',
  filters: {},
  fields,
  shown: same,
  row: row.shape,
  sorts: ['name', 'people'],
});
