// Applications to sell, and the decisions of the market’s staff.
import { z } from 'zod';
import { flagged, view } from '#contract/edited-values.ts';
import { listCalls } from '#contract/list-calls.ts';
import { isoTime } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { text } from '#contract/values.ts';

/** An application to sell. `unverified` ones have not proven their address. */
const application = z
  .object({
    id: z.int(),
    state: z.enum(['unverified', 'received', 'approved', 'refused']),
    store_name: z.string(),
    name: z.string(),
    email: z.string(),
    language: z.string(),
    country: z.string(),
    /** The number of requirements, and of those that were checked. */
    asked: z.int(),
    checked: z.int(),
    /** The number submitted but not checked. */
    to_check: z.int(),
    /** The number required but not checked. */
    unchecked: z.int(),
    reason: z.string(),
    store_id: z.int().nullable(),
    decided_by: z.string().nullable(),
    decided_at: isoTime.nullable(),
    created_at: isoTime,
  })
  .meta({ id: 'Application' });
export type Application = z.output<typeof application>;
const reason = text(1000);

export const applicationCalls = {
  ...listCalls({
    plural: 'applications',
    permission: 'applications',
    about:
      'Lists applications to sell, newest first; without a view, those with a verified email ' +
      'address. `q` matches part of the store’s name, or of the applicant’s name or address. The ' +
      'views: `to-check`, with submitted items that nobody has checked; `asked`, with items that ' +
      'the applicant has to submit again.',
    listed: application,
    sorts: ['created_at'],
    filters: {
      view: view('received', 'to-check', 'asked', 'approved', 'refused', 'unverified', 'all'),
    },
  }),
  approve: endpoint({
    operationId: 'adminApprove',
    path: 'admin/application/approve/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'applications',
    otherwise: 'application-not-found',
    toast: 'application-approved',
    about:
      'Approves an application: opens the store, with the applicant as its owner. Refused while ' +
      'a required item is unchecked, unless `despite` is set; the audit log records which items ' +
      'were.',
    input: z.object({ id: idOf('application'), despite: flagged }),
    output: application,
  }),
  refuse: endpoint({
    operationId: 'adminRefuse',
    path: 'admin/application/refuse/{id}',
    methods: ['POST'],
    audience: 'staff',
    permission: 'applications',
    otherwise: 'application-not-found',
    toast: 'application-refused',
    about: 'Refuses an application. The applicant reads the reason.',
    input: z.object({ id: idOf('application'), reason }),
    output: application,
  }),
};
export type ApplicationQuery = z.output<typeof applicationCalls.list.input>;
