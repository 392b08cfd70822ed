import type { Handlers } from '#api/handler.ts';
import type { adminStaffMemberCalls } from '#contract/admin/staff-member.ts';
import { csvOf } from '#base/csv.ts';
import { inviteStaff, readInvitations, withdrawInvitation } from '#market/staff/invite-staff.ts';
import { endStaffSession, listStaff, openStaffMember } from '#market/staff/list-staff.ts';

/** In one file. */
const MOST = 10_000;

export const adminStaffMemberHandlers: Handlers<typeof adminStaffMemberCalls> = {
  list: async ({ reading }, asked) => listStaff(reading.db, asked),
  export: async ({ reading }, asked) => {
    const { rows } = await listStaff(reading.db, { ...asked, page: 1, size: MOST });
    return { name: 'staff-member.csv', bytes: csvOf(rows) };
  },
  open: async ({ reading, customer }, { id }) =>
    openStaffMember(reading.db, { id, current: customer().sessionId }),
  endSession: async ({ write }, { session_id }, by) => {
    await write((tx) => endStaffSession(tx, by, session_id));
    return null;
  },
  invitations: async ({ reading }) => readInvitations(reading.db),
  invite: async ({ write }, asked, by) => write((tx) => inviteStaff(tx, by, asked)),
  withdraw: async ({ write }, { id }, by) => {
    await write((tx) => withdrawInvitation(tx, by, id));
    return null;
  },
};
