// The people who work for the market, as the back office lists them, and open invitations.
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf, of } from '#contract/ids.ts';
import { listCalls } from '#contract/list-calls.ts';
import { role } from '#contract/staff.ts';
import { email, optionalText, text } from '#contract/values.ts';

const member = {
  name: z.string(),
  email: z.string(),
  role: z.string(),
  /** The name of one of the market's own roles; empty for a built-in one. */
  role_name: z.string(),
  /** Whether they have a second factor. */
  guarded: z.boolean(),
  created_at: isoTime,
  /** When a device of theirs was last used; null if none is signed in. */
  seen_at: isoTime.nullable(),
};
const row = z.object({ id: z.int(), ...member }).meta({ id: 'StaffMemberRow' });
export type StaffMemberRow = z.output<typeof row>;

const session = z
  .object({
    id: z.uuid(),
    device: z.string(),
    network: z.string(),
    created_at: isoTime,
    seen_at: isoTime,
    current: z.boolean(),
  })
  .meta({ id: 'StaffSession' });

const invitation = z
  .object({
    id: z.int(),
    email: z.string(),
    role: z.string(),
    role_name: z.string(),
    invited_by: z.string(),
    created_at: isoTime,
    expires_at: isoTime,
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.output<typeof invitation>;

const forStaff = { audience: 'staff', permission: 'staff' } as const;

export const adminStaffMemberCalls = {
  ...listCalls({
    plural: 'staff-members',
    permission: 'staff',
    listed: row,
    sorts: ['name', 'seen_at'],
    filters: { role: optionalText(20) },
  }),
  open: endpoint({
    ...forStaff,
    operationId: 'adminStaffMember',
    path: 'admin/staff-member/{id}',
    methods: ['GET'],
    otherwise: 'account-not-found',
    about:
      'Returns a member of staff, with the devices they are signed in on, most recently seen ' +
      'first.',
    input: z.object({ id: idOf('staff-member') }),
    output: z.object({ id: z.int(), ...member, sessions: z.array(session) }),
  }),
  endSession: endpoint({
    ...forStaff,
    operationId: 'adminEndStaffSession',
    path: 'admin/staff-session/end/{session_id}',
    methods: ['POST'],
    otherwise: 'thing-not-found',
    toast: 'session-ended',
    about:
      'Signs a member of staff out on one device. Refused for a person with more permissions ' +
      'than the caller.',
    input: z.object({
      session_id: of('staff-session', text(40).pipe(z.uuid('invalid-input'))),
    }),
    output: z.null(),
  }),
  invitations: endpoint({
    ...forStaff,
    operationId: 'adminInvitations',
    path: 'admin/invitations',
    methods: ['GET'],
    about: 'Lists the open invitations to work for the market, newest first.',
    input: z.object({}),
    output: z.array(invitation),
  }),
  invite: endpoint({
    ...forStaff,
    operationId: 'adminInvite',
    path: 'admin/invitation/send',
    methods: ['POST'],
    toast: 'invited',
    about:
      'Invites a person to a role by email. The link is valid for three days; another invitation ' +
      'to the same address replaces this one.',
    input: z.object({ email, role }),
    output: invitation,
  }),
  withdraw: endpoint({
    ...forStaff,
    operationId: 'adminWithdrawInvitation',
    path: 'admin/invitation/withdraw/{id}',
    methods: ['POST'],
    otherwise: 'thing-not-found',
    toast: 'invitation-withdrawn',
    about: 'Withdraws an invitation; its link no longer works.',
    input: z.object({ id: idOf('invitation') }),
    output: z.null(),
  }),
};

export type StaffQuery = z.output<typeof adminStaffMemberCalls.list.input>;
