import type { Handlers } from '#api/handler.ts';
import type { staffCalls } from '#contract/staff.ts';
import { appointStaff, dismissStaff, readStaff } from '#market/accounts/staff.ts';

export const staffHandlers: Handlers<typeof staffCalls> = {
  all: async ({ reading, staff }) => readStaff(reading.db, await staff('staff')),
  appoint: async ({ write, staff }, { email, role }) => {
    const actor = await staff('staff');
    return write((tx) => appointStaff(tx, actor, email, role));
  },
  dismiss: async ({ write, staff }, { account_id }) => {
    const actor = await staff('staff', 'account-not-found');
    await write((tx) => dismissStaff(tx, actor, account_id));
    return null;
  },
};
