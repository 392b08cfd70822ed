// Reports, as staff decide them.
import { z } from 'zod';
import { isoTime, picture } from '#contract/answer-values.ts';
import { deciding } from '#contract/deciding.ts';
import {
  decidedKinds,
  decisionActions,
  decisionMeans,
  grounds,
  thingKinds,
} from '#contract/decision.ts';
import { view } from '#contract/edited-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf, idsOf } from '#contract/ids.ts';
import { listCalls } from '#contract/list-calls.ts';
import { reportReasons } from '#contract/report-reasons.ts';
import { oneOf } from '#contract/values.ts';

const row = z
  .object({
    id: z.int(),
    code: z.string(),
    kind: z.enum(thingKinds),
    /** The name of the reported thing, or of its product. */
    title: z.string(),
    reason: z.enum(reportReasons),
    state: z.enum(['open', 'decided']),
    created_at: isoTime,
    /** The number of open reports of the same thing, including this one. */
    same: z.int(),
  })
  .meta({ id: 'AdminReportRow' });
export type AdminReportRow = z.output<typeof row>;

const earlier = z.object({
  id: z.int(),
  code: z.string(),
  reason: z.enum(reportReasons),
  state: z.enum(['open', 'decided']),
  created_at: isoTime,
});
export const decision = z
  .object({
    id: z.int(),
    action: z.enum(decisionActions),
    facts: z.string(),
    ground: z.enum(grounds).nullable(),
    which: z.string(),
    /** Whether a person, a file or a rule decided. */
    means: z.enum(decisionMeans),
    /** Some of the products that one decision is about. */
    things: z.array(z.string()),
    by: z.string(),
    decided_at: isoTime,
    /** When the restricted thing was shown again; null while it is hidden, or never was. */
    ended_at: isoTime.nullable(),
  })
  .meta({ id: 'Decision' });
export type ShownDecision = z.output<typeof decision>;

/** The thing of a report or a decision, in its present state. */
export const reportedThing = z
  .object({
    kind: z.enum(decidedKinds),
    /** Null once it is deleted. */
    id: z.int().nullable(),
    title: z.string(),
    text: z.string(),
    images: z.array(picture),
    store: z.string(),
    state: z.enum(['shown', 'restricted', 'gone']),
    /** Its page for customers; empty while it is hidden. */
    path: z.string(),
  })
  .meta({ id: 'ReportedThing' });
export type ReportedThing = z.output<typeof reportedThing>;

const opened = row
  .extend({
    explanation: z.string(),
    url: z.string(),
    name: z.string(),
    email: z.string(),
    language: z.string(),
    thing: reportedThing,
    /** Other reports of the same thing, latest first; at most 50. */
    others: z.array(earlier),
    /** The decisions about the same thing, latest first; at most 50. */
    decisions: z.array(decision),
    /** The decision about this report. */
    decision: decision.nullable(),
  })
  .meta({ id: 'AdminReport' });
export type OpenedReport = z.output<typeof opened>;

const forStaff = {
  audience: 'staff',
  permission: 'reports',
  otherwise: 'thing-not-found',
} as const;

export const adminReportCalls = {
  ...listCalls({
    plural: 'reports',
    permission: forStaff.permission,
    about:
      'Lists the reports by customers and visitors, oldest first, with the number of open ' +
      'reports of the same thing; without a view, those that are still open. `q` matches part of ' +
      'a code.',
    listed: row,
    sorts: ['created_at'],
    filters: {
      view: view('decided', 'all'),
      kind: oneOf(thingKinds),
      reason: oneOf(reportReasons),
    },
  }),
  open: endpoint({
    ...forStaff,
    operationId: 'adminReport',
    path: 'admin/report/{id}',
    methods: ['GET'],
    about:
      'Returns a report, the present state of the thing it is about, and earlier reports and ' +
      'decisions about that thing.',
    input: z.object({ id: idOf('report') }),
    output: opened,
  }),
  decide: endpoint({
    ...forStaff,
    operationId: 'adminDecideReport',
    path: 'admin/report/decide/{id}',
    methods: ['POST'],
    toast: 'saved',
    about:
      'Decides a report, together with others of the same thing (`also`): either takes no ' +
      'action, or hides the thing, which needs the permission to hide it without a report. The ' +
      'people who reported it and the person affected are told the facts and the ground. If ' +
      'somebody has already decided one of them, the refusal names that person.',
    input: z.object({ id: idOf('report'), also: idsOf(200), ...deciding }),
    output: opened,
  }),
};
export type DecidedReport = z.output<typeof adminReportCalls.decide.input>;
export type ReportsQuery = z.output<typeof adminReportCalls.list.input>;
