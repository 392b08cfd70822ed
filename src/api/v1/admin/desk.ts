import type { Handlers } from '#api/handler.ts';
import type { adminDeskCalls } from '#contract/admin/desk.ts';
import { permissions } from '#market/accounts/staff-permissions.ts';

export const adminDeskHandlers: Handlers<typeof adminDeskCalls> = {
  me: async (_, __, { name, role }) => ({ name, role, permissions: [...permissions[role]] }),
};
