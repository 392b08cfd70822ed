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
      'The server that mail goes out by. Its password is never shown. `fixed`: the environment ' +
      '(SMTP_URL) names it, and nothing here changes it.',
    input: z.object({}),
    output: opened,
  }),
  edits: endpoint({
    ...forOwner,
    operationId: 'adminMailServerEdits',
    path: 'admin/mail-server/edits',
    methods: ['GET'],
    about: 'Who changed what of it, the latest first. Of the password only that it was changed.',
    input: z.object({}),
    output: z.array(edit),
  }),
  standing: endpoint({
    ...forOwner,
    operationId: 'adminMailStanding',
    path: 'admin/mail-server/standing',
    methods: ['GET'],
    about:
      'How mail stands: how many wait, how many of the last 24 hours will not go, when one went ' +
      'last, and why the last one did not.',
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
      'Sets it, as the `version` that was opened; mail goes out by it at once. An empty password ' +
      'stays as it is, and has to be given again for another host or user.',
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
      'Sends one mail to `to` by a server as it is typed, within 15 seconds, and says in words of ' +
      'ours why not if it did not go. Changes nothing.',
    input: z.object({ to: email, ...mailServerFields }),
    output: z.null(),
  }),
};
