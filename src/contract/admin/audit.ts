// Who did what, with the values before: edits and all other actions, in one list.
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { listSize } from '#contract/list-size.ts';
import { listOf } from '#contract/list-calls.ts';
import {
  optionalDay,
  optionalNumber,
  optionalText,
  page,
  text,
  wholeNumber,
} from '#contract/values.ts';

const deed = z
  .object({
    /** Even: an edit; odd: another action. */
    id: z.int(),
    at: isoTime,
    by: z.string(),
    /** `made`, `changed` or `deleted`, or an action: `staff.appoint`. */
    action: z.string(),
    /** What was affected: the kind of thing, and its id or name. */
    noun: z.string(),
    thing: z.string(),
    note: z.string(),
    /** How often, for actions that are counted. */
    times: z.int(),
    changes: z.array(
      z.object({ field: z.string(), name: z.string(), was: z.unknown(), became: z.unknown() }),
    ),
  })
  .meta({ id: 'Deed' });
export type Deed = z.output<typeof deed>;

const forStaff = { audience: 'staff', permission: 'audit' } as const;

export const adminAuditCalls = {
  list: endpoint({
    ...forStaff,
    operationId: 'adminAudit',
    path: 'admin/audit',
    methods: ['GET'],
    about:
      'Lists the audit log, newest first. Filter it by account, kind of thing, days in the ' +
      'market’s time zone, and words of at least three letters.',
    input: z.object({
      q: optionalText(200),
      who: optionalNumber(1, 2_147_483_647),
      noun: optionalText(40),
      from: optionalDay,
      until: optionalDay,
      page,
      size: wholeNumber(1, listSize.most).default(listSize.usual),
    }),
    output: listOf(deed),
  }),
  open: endpoint({
    ...forStaff,
    operationId: 'adminDeed',
    path: 'admin/audit/deed',
    methods: ['GET'],
    otherwise: 'thing-not-found',
    about: 'Returns one entry of the audit log, by the number it has in the list.',
    input: z.object({ deed: text(20).pipe(z.string().regex(/^\d{1,18}$/, 'invalid-input')) }),
    output: deed,
  }),
};
