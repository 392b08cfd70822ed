import type { Handlers } from '#api/handler.ts';
import type { adminStaffMemberCalls, StaffQuery } from '#contract/admin/staff-member.ts';
import { listHandlers } from '#api/resource.ts';
import { inviteStaff, readInvitations, withdrawInvitation } from '#market/staff/invite-staff.ts';
import { endStaffSession, listStaff, openStaffMember } from '#market/staff/list-staff.ts';

export const adminStaffMemberHandlers: Handlers<typeof adminStaffMemberCalls> = {
  ...listHandlers('staff', async ({ reading }, query: StaffQuery) => listStaff(reading.db, query)),
  open: async ({ reading, customer }, { id }) =>
    openStaffMember(reading.db, { id, current: customer().sessionId }),
  endSession: async ({ write }, { session_id }, by) => {
    await write((tx) => endStaffSession(tx, by, session_id));
    return null;
  },
  invitations: async ({ reading }) => readInvitations(reading.db),
  invite: async ({ write }, input, by) => write((tx) => inviteStaff(tx, by, input)),
  withdraw: async ({ write }, { id }, by) => {
    await write((tx) => withdrawInvitation(tx, by, id));
    return null;
  },
};
