import type { Handlers } from '#api/handler.ts';
import { resourceHandlers } from '#api/resource.ts';
import type { adminRoleCalls } from '#contract/admin/role.ts';
import { deleteRole, listRoles, openRole, ROLE, saveRole } from '#market/staff/edit-role.ts';

export const adminRoleHandlers: Handlers<typeof adminRoleCalls> = resourceHandlers({
  kind: ROLE,
  list: ({ reading }, query) => listRoles(reading.db, query),
  open: openRole,
  save: saveRole,
  remove: deleteRole,
});
