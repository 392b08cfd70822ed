import type { Handlers } from '#api/handler.ts';
import type { staffCalls } from '#contract/staff.ts';
import { appointStaff, dismissStaff, readStaff } from '#market/accounts/staff.ts';

export const staffHandlers: Handlers<typeof staffCalls> = {
  all: async ({ reading }, _, actor) => readStaff(reading.db, actor),
  appoint: async ({ write }, { email, role }, actor) =>
    write((tx) => appointStaff(tx, actor, email, role)),
  dismiss: async ({ write }, { account_id }, actor) => {
    await write((tx) => dismissStaff(tx, actor, account_id));
    return null;
  },
};
