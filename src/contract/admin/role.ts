// The roles of the market's staff, with their permissions, as the owner edits them.
import { z } from 'zod';
import { somePermissions } from '#contract/chosen-permissions.ts';
import { permissions } from '#contract/permission.ts';
import { resourceCalls } from '#contract/resource.ts';
import { optionalText } from '#contract/values.ts';

/** `name` is empty for the built-in roles, which each language names. */
const fields = { name: optionalText(60), permissions: somePermissions(permissions) };
const same = {
  name: z.string(),
  /**
   * The code for appointing staff; `owner`, `manager` and `support` are built in, and cannot be
   * deleted.
   */
  code: z.string(),
  permissions: z.array(z.string()),
  /** Whether people with it must have a second factor. */
  second_factor: z.boolean(),
  /** The number of people with it. */
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
