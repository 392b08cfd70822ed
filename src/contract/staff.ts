// The market’s own staff.
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { email, text } from '#contract/values.ts';

/** The code of a role, as in `admin/roles`: `owner`, `manager`, `support`, or an own one's. */
export const role = text(20);
const staffMember = z
  .object({
    account_id: z.int(),
    name: z.string(),
    email: z.string(),
    role: z.string(),
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
    about: 'Lists the staff of the market.',
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
    about:
      'Gives an account a role, or another one, which may have no more permissions than the ' +
      'caller. The last owner keeps the role.',
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
    about: 'Removes a person’s role and signs them out. Refused for the last owner.',
    input: z.object({ account_id: idOf('staff-account') }),
    output: z.null(),
  }),
};
