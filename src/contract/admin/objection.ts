// Objections to decisions of staff.
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { decision, reportedThing } from '#contract/admin/report.ts';
import { deciding } from '#contract/deciding.ts';
import { decidedKinds, mostFacts } from '#contract/decision.ts';
import { view } from '#contract/edited-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { listCalls } from '#contract/list-calls.ts';
import { choice, oneOf, optionalText, text } from '#contract/values.ts';

const row = z
  .object({
    id: z.int(),
    kind: z.enum(decidedKinds),
    title: z.string(),
    /** Who objects: the person affected, or a reporter for whom nothing was done. */
    by: z.enum(['hit', 'reporter']),
    state: z.enum(['open', 'upheld', 'taken-back']),
    created_at: isoTime,
  })
  .meta({ id: 'AdminObjectionRow' });
export type AdminObjectionRow = z.output<typeof row>;

const opened = row
  .extend({
    words: z.string(),
    language: z.string(),
    thing: reportedThing,
    /** The decision objected to. */
    decision,
    /** The report, if a reporter objects. */
    report: z.object({ id: z.int(), code: z.string() }).nullable(),
    /** Whether the caller may decide: another person must, if there is one. */
    may_decide: z.boolean(),
    /** Whether the caller also made the first decision, because nobody else can decide. */
    alone: z.boolean(),
    answer: z.string(),
    decided_by: z.string(),
    decided_at: isoTime.nullable(),
  })
  .meta({ id: 'AdminObjection' });
export type OpenedObjection = z.output<typeof opened>;

const forStaff = {
  audience: 'staff',
  permission: 'reports',
  otherwise: 'thing-not-found',
} as const;

export const adminObjectionCalls = {
  ...listCalls({
    plural: 'objections',
    permission: forStaff.permission,
    about:
      'Lists objections to decisions, oldest first; without a view, those that are still open.',
    listed: row,
    sorts: ['created_at'],
    filters: { view: view('upheld', 'taken-back', 'all'), kind: oneOf(decidedKinds) },
  }),
  open: endpoint({
    ...forStaff,
    operationId: 'adminObjection',
    path: 'admin/objection/{id}',
    methods: ['GET'],
    about: 'Returns an objection, the decision it is about, and the present state of the thing.',
    input: z.object({ id: idOf('objection') }),
    output: opened,
  }),
  decide: endpoint({
    ...forStaff,
    operationId: 'adminDecideObjection',
    path: 'admin/objection/decide/{id}',
    methods: ['POST'],
    toast: 'saved',
    about:
      'Upholds or reverses a decision. When it is reversed, what it restricted is shown again; ' +
      'if it restricted nothing, `action` is taken now, with its facts and ground. Refused to ' +
      'the person who made the decision, unless nobody else can judge it.',
    input: z.object({
      id: idOf('objection'),
      outcome: choice(['upheld', 'taken-back']),
      answer: text(mostFacts),
      action: oneOf(['hide-product', 'hide-review', 'suspend-store']),
      facts: optionalText(mostFacts),
      ground: deciding.ground,
      which: deciding.which,
    }),
    output: opened,
  }),
};
export type DecidedObjection = z.output<typeof adminObjectionCalls.decide.input>;
export type ObjectionsQuery = z.output<typeof adminObjectionCalls.list.input>;
