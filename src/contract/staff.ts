// The market’s own staff.
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { choice, email } from '#contract/values.ts';

const role = choice(['owner', 'manager', 'support']);
export const staffMember = z
  .object({
    account_id: z.int(),
    name: z.string(),
    email: z.string(),
    role: z.enum(['owner', 'manager', 'support']),
    created_at: isoTime,
  })
  .meta({ id: 'StaffMember' });
export type StaffMember = z.output<typeof staffMember>;

export const staffCalls = {
  all: endpoint({
    operationId: 'adminStaff',
    path: 'admin/staff',
    methods: ['GET'],
    audience: 'staff',
    permission: 'staff',
    about: 'Who works for the market; for its owners.',
    input: z.object({}),
    output: z.array(staffMember),
  }),
  appoint: endpoint({
    operationId: 'adminAppoint',
    path: 'admin/staff/appoint',
    methods: ['POST'],
    audience: 'staff',
    permission: 'staff',
    toast: 'staff-appointed',
    about: 'Gives an account a role, or another one; by an owner. An owner is left at any time.',
    input: z.object({ email, role }),
    output: staffMember,
  }),
  dismiss: endpoint({
    operationId: 'adminDismiss',
    path: 'admin/staff/dismiss',
    methods: ['POST'],
    audience: 'staff',
    permission: 'staff',
    otherwise: 'account-not-found',
    toast: 'staff-dismissed',
    about: 'Takes somebody’s role away; by an owner. The last owner stays.',
    input: z.object({ account_id: idOf('staff-account') }),
    output: z.null(),
  }),
};
