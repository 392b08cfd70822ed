// The products that stores enter in flash sales, as staff decide them.
import { z } from 'zod';
import { view } from '#contract/edited-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { enrolmentShown, enrolmentVersion } from '#contract/enrolment.ts';
import { idOf, optionalId } from '#contract/ids.ts';
import { listCalls } from '#contract/list-calls.ts';
import { optionalText } from '#contract/values.ts';

const LONGEST_REASON = 500;
export const enrolmentReason = optionalText(LONGEST_REASON);

const row = z
  .object({
    ...enrolmentShown,
    store: z.string(),
    /** The stock of the store. */
    stock: z.int(),
    title: z.string(),
  })
  .meta({ id: 'EnrolmentRow' });
export type EnrolmentRow = z.output<typeof row>;

export const enrolmentFilters = {
  /** Waiting ones are only those whose sale has not begun. */
  view: view('waiting', 'approved', 'refused', 'withdrawn', 'removed', 'lapsed'),
  sale: optionalId,
  store: optionalId,
};
const forStaff = {
  audience: 'staff',
  permission: 'catalogue',
  otherwise: 'enrolment-not-found',
} as const;

export const adminEnrolmentCalls = {
  ...listCalls({
    plural: 'enrolments',
    permission: forStaff.permission,
    filters: enrolmentFilters,
    about:
      'Lists the products that stores propose for flash sales, newest first. `q` searches ' +
      'product titles and store names.',
    listed: row,
    sorts: ['sent_at'],
  }),
  approve: endpoint({
    ...forStaff,
    operationId: 'adminApproveEnrolment',
    path: 'admin/enrolment/approve/{id}',
    methods: ['POST'],
    toast: 'enrolment-approved',
    about:
      'Approves an enrolment: adds the product to the sale as proposed in this `version`, and ' +
      'notifies the seller. Refused if it no longer meets the rules of the sale.',
    input: z.object({ id: idOf('enrolment'), version: enrolmentVersion }),
    output: z.null(),
  }),
  refuse: endpoint({
    ...forStaff,
    operationId: 'adminRefuseEnrolment',
    path: 'admin/enrolment/refuse/{id}',
    methods: ['POST'],
    toast: 'proposal-refused',
    about: 'Refuses this `version` of an enrolment, with a reason that the seller reads.',
    input: z.object({ id: idOf('enrolment'), version: enrolmentVersion, reason: enrolmentReason }),
    output: z.null(),
  }),
};
export type EnrolmentsQuery = z.output<typeof adminEnrolmentCalls.list.input>;
