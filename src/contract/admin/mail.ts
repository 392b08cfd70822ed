// The delivery log: every email of the site, and its outcome.
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { view } from '#contract/edited-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { idOf } from '#contract/ids.ts';
import { letterKinds } from '#contract/letters.ts';
import { listCalls } from '#contract/list-calls.ts';
import { mailStates, mailViews } from '#contract/system-states.ts';
import { oneOf } from '#contract/values.ts';

const row = {
  id: z.int(),
  kind: z.string(),
  to: z.string(),
  language: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  tries: z.int(),
  written_at: isoTime,
  sent_at: isoTime.nullable(),
};
const mail = z.object(row).meta({ id: 'Mail' });
export type MailRow = z.output<typeof mail>;

const opened = z
  .object({
    ...row,
    reply_to: z.string().nullable(),
    /** Why the last try failed, in our own words. */
    trouble: z.string().nullable(),
    /** The same in the words of the mail server. */
    answer: z.string().nullable(),
    /** Both are empty once deleted: an email with a code in it is never shown. */
    html: z.string(),
    plain: z.string(),
    /** Whether it can be sent again. */
    repeatable: z.boolean(),
    /** The email that it is a copy of. */
    copy_of: z.int().nullable(),
  })
  .meta({ id: 'OpenedMail' });
export type OpenedMail = z.output<typeof opened>;

const forOwner = { audience: 'staff', permission: 'settings' } as const;

export const adminMailCalls = {
  ...listCalls({
    plural: 'mails',
    permission: 'settings',
    about:
      'Lists the emails of the last 90 days, newest first. `q` is the beginning of an address. ' +
      'The views: `failed`, given up; `trying`, not sent yet and tried again; `lately`, given up ' +
      'within a week and not sent again.',
    listed: mail,
    sorts: ['id'],
    filters: { view: view(...mailViews), kind: oneOf(letterKinds) },
  }),
  open: endpoint({
    ...forOwner,
    operationId: 'adminMail',
    path: 'admin/mail/{id}',
    methods: ['GET'],
    otherwise: 'thing-not-found',
    about:
      'Returns one email: its text, and what the mail server said. A text with a code or a ' +
      'secret link is never shown.',
    input: z.object({ id: idOf('mail') }),
    output: opened,
  }),
  again: endpoint({
    ...forOwner,
    operationId: 'adminSendMailAgain',
    path: 'admin/mail/again/{id}',
    methods: ['POST'],
    otherwise: 'thing-not-found',
    toast: 'mail-again',
    about:
      'Sends a copy of an email to the same address, and returns the copy. Refused if its text ' +
      'is not kept, if it is still on its way, or if it was sent again within the last minute.',
    input: z.object({ id: idOf('failed-mail') }),
    output: opened,
  }),
};
export type MailQuery = z.output<typeof adminMailCalls.list.input>;
