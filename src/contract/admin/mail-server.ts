// The mail server, as the owner sets it: a single row.
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { flagged } from '#contract/edited-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { mailSecurities } from '#contract/mail-server.ts';
import { edit, lastEdited } from '#contract/resource.ts';
import { choice, email, optionalText, wholeNumber } from '#contract/values.ts';

/** The fields of a mail server. */
export const mailServerFields = {
  host: optionalText(253).refine((value) => /^[A-Za-z0-9._:-]*$/.test(value), 'invalid-input'),
  port: wholeNumber(1, 65_535),
  security: choice(mailSecurities),
  username: optionalText(200),
  password: optionalText(500),
  sender_name: optionalText(100).refine((value) => !/[<>"]/.test(value), 'invalid-input'),
  sender_address: optionalText(254).refine(
    (value) => value === '' || email.safeParse(value).success,
    'invalid-email',
  ),
};
export type MailServerFields = z.output<z.ZodObject<typeof mailServerFields>>;

const opened = z
  .object({
    id: z.literal(1),
    version: z.int(),
    edited: lastEdited,
    fixed: z.boolean(),
    enabled: z.boolean(),
    host: z.string(),
    port: z.int(),
    security: z.enum(mailSecurities),
    username: z.string(),
    has_password: z.boolean(),
    sender_name: z.string(),
    sender_address: z.string(),
  })
  .meta({ id: 'OpenedMailServer' });
export type OpenedMailServer = z.output<typeof opened>;

const standing = z
  .object({
    waiting: z.int(),
    failed: z.int(),
    sent_at: isoTime.nullable(),
    trouble: z.object({ at: isoTime, said: z.string() }).nullable(),
  })
  .meta({ id: 'MailStanding' });

const forOwner = { audience: 'staff', permission: 'settings' } as const;

export const adminMailServerCalls = {
  open: endpoint({
    ...forOwner,
    operationId: 'adminMailServer',
    path: 'admin/mail-server',
    methods: ['GET'],
    about:
      'Returns the mail server that the market sends with, never its password. `fixed`: the ' +
      'environment variable SMTP_URL names it, and it cannot be changed here.',
    input: z.object({}),
    output: opened,
  }),
  edits: endpoint({
    ...forOwner,
    operationId: 'adminMailServerEdits',
    path: 'admin/mail-server/edits',
    methods: ['GET'],
    about:
      'Lists the changes to the mail server and who made them, newest first. For the password, ' +
      'only that it was changed.',
    input: z.object({}),
    output: z.array(edit),
  }),
  standing: endpoint({
    ...forOwner,
    operationId: 'adminMailStanding',
    path: 'admin/mail-server/standing',
    methods: ['GET'],
    about:
      'Returns the state of outgoing mail. That is how many emails are waiting, how many of the ' +
      'last 24 hours have failed for good, when one was last sent, and why the last failure ' +
      'happened.',
    input: z.object({}),
    output: standing,
  }),
  save: endpoint({
    ...forOwner,
    operationId: 'adminSaveMailServer',
    path: 'admin/mail-server/save',
    methods: ['POST'],
    toast: 'saved',
    about:
      'Updates the mail server; mail is sent with it at once. Refused if somebody has saved it ' +
      'since this `version`. An empty password keeps the current one, which must be sent again ' +
      'for another host or user.',
    input: z.object({
      version: wholeNumber(1, 2_147_483_647),
      enabled: flagged,
      ...mailServerFields,
    }),
    output: opened,
  }),
  test: endpoint({
    ...forOwner,
    operationId: 'adminTestMailServer',
    path: 'admin/mail-server/test',
    methods: ['POST'],
    guessable: true,
    toast: 'mail-sent',
    about:
      'Sends one email to `to` with the mail server as sent here, within 15 seconds, to test it. ' +
      'If that fails, the refusal explains why. Saves nothing.',
    input: z.object({ to: email, ...mailServerFields }),
    output: z.null(),
  }),
};
