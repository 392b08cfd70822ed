// What the shop says on its screens, in letters and on papers, as staff change and translate it.
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { endpoint, sentFile } from '#contract/endpoint.ts';
import { listSize } from '#contract/list-size.ts';
import { edit } from '#contract/resource.ts';
import {
  files,
  isEmpty,
  oneOf,
  optionalText,
  page,
  printable,
  text,
  wholeNumber,
} from '#contract/values.ts';

/** Where people meet the messages. */
export const messageGroups = [
  'pages',
  'products',
  'buying',
  'account',
  'letters',
  'answers',
  'desk',
] as const;
export type MessageGroup = (typeof messageGroups)[number];

/**
 * How a message stands in a language: as it comes with the shop, as the market says it, without a
 * text (then English is said), or with a text that can not be said any more (likewise).
 */
export const messageStates = ['built-in', 'changed', 'missing', 'outdated'] as const;
export type MessageState = (typeof messageStates)[number];

/** What is saved at once, and what a file may have. */
export const messageFile = {
  mostBytes: 5_000_000,
  mostRows: 20_000,
  shownFaults: 200,
  shownChanges: 200,
} as const;
const MOST_SAVED = 200;

const language = text(2).pipe(z.string().regex(/^[a-z]{2}$/, 'invalid-input'));
const section = text(60);
const key = text(80);
/** Of a message that nobody has changed: 0. */
const version = wholeNumber(0, 2_147_483_647);

const message = z
  .object({
    section: z.string(),
    key: z.string(),
    group: z.enum(messageGroups),
    state: z.enum(messageStates),
    /** What English says here now; null: a later version of the shop has no such message. */
    english: z.string().nullable(),
    /** The text as it was written; empty where there is none. */
    text: z.string(),
    /** The text that comes with the shop; null: there is none in this language. */
    built_in: z.string().nullable(),
    /** What the text must have, as it stands there: `{count}`, `<b>`. */
    asks: z.array(z.string()),
    version: z.int(),
    edited: z.object({ at: isoTime, by: z.string() }).nullable(),
  })
  .meta({ id: 'Message' });
export type Message = z.output<typeof message>;

const counts = {
  total: z.int(),
  missing: z.int(),
  changed: z.int(),
  outdated: z.int(),
};
const groupCounts = z.object({ group: z.enum(messageGroups), ...counts });
export type MessageCounts = z.output<z.ZodObject<typeof counts>>;

const spokenLanguage = z
  .object({
    code: z.string(),
    name: z.string(),
    direction: z.enum(['ltr', 'rtl']),
    /** Whether its messages come with the shop. */
    built_in: z.boolean(),
    ...counts,
  })
  .meta({ id: 'MessageLanguage' });
export type MessageLanguage = z.output<typeof spokenLanguage>;

/** Which messages of a language. */
const asked = {
  language,
  /** In the key, the English and the text. */
  q: optionalText(200),
  group: oneOf(messageGroups),
  view: oneOf(['missing', 'changed', 'outdated']),
};
export type MessagesAsked = z.output<z.ZodObject<typeof asked>>;

const saved = z.object({
  section,
  key,
  /** Null: the built-in text again. */
  text: z.preprocess(
    (value) => (value === undefined ? null : value),
    z
      .string('invalid-input')
      .trim()
      .max(100_000, 'invalid-input')
      .refine(printable, 'invalid-input')
      .nullable(),
  ),
  version,
});
export type SavedMessage = z.output<typeof saved>;

const fromFile = z
  .object({
    /** The same as long as nobody changes a message of the language. */
    stamp: z.int(),
    /** How many texts are new or other, would be the built-in ones again, are as they are, and have none. */
    changed: z.int(),
    taken_back: z.int(),
    unchanged: z.int(),
    empty: z.int(),
    /** The first of what changes, before and after. */
    changes: z.array(
      z.object({ section: z.string(), key: z.string(), was: z.string(), becomes: z.string() }),
    ),
    /** Rows that can not be taken, how many and the first of them, each with its reason. */
    refused: z.int(),
    faults: z.array(
      z.object({ row: z.int(), section: z.string(), key: z.string(), reason: z.string() }),
    ),
  })
  .meta({ id: 'MessageFileRead' });
export type MessageFileRead = z.output<typeof fromFile>;

const forStaff = { audience: 'staff', permission: 'content' } as const;
const aFile = {
  language,
  file: files(1).refine((sent) => sent.length > 0, 'required'),
};

export const adminMessageCalls = {
  languages: endpoint({
    ...forStaff,
    operationId: 'adminMessageLanguages',
    path: 'admin/messages/languages',
    methods: ['GET'],
    about: 'The languages of the shop, and how many of its messages each has not.',
    input: z.object({}),
    output: z.array(spokenLanguage),
  }),
  list: endpoint({
    ...forStaff,
    operationId: 'adminMessages',
    path: 'admin/messages',
    methods: ['GET'],
    about:
      'The messages of a language beside the English ones, those without a text first; and how ' +
      'many there are in each group.',
    input: z.object({
      ...asked,
      page,
      size: wholeNumber(1, listSize.most).default(listSize.usual),
    }),
    output: z.object({
      rows: z.array(message),
      total: z.int(),
      groups: z.array(groupCounts),
    }),
  }),
  save: endpoint({
    ...forStaff,
    operationId: 'adminSaveMessages',
    path: 'admin/messages/save',
    methods: ['POST'],
    toast: 'saved',
    about:
      'Saves texts of a language, all or none, each as the `version` that was read (0: nobody has ' +
      'changed it); `text` null takes the built-in one back. Refused if somebody has saved ' +
      'another one since, and for a text that can not be said in this place.',
    input: z.object({
      language,
      messages: z
        .unknown()
        .optional()
        .refine((value) => !isEmpty(value), { message: 'required', abort: true })
        .pipe(
          z
            .array(saved, 'invalid-input')
            .min(1, 'required')
            .max(MOST_SAVED, 'invalid-input')
            .refine(eachOnce, 'invalid-input'),
        ),
    }),
    output: z.array(message),
  }),
  edits: endpoint({
    ...forStaff,
    operationId: 'adminMessageEdits',
    path: 'admin/messages/edits',
    methods: ['GET'],
    about: 'Who changed one message of a language, the latest first; null is the built-in text.',
    input: z.object({ language, section, key }),
    output: z.array(edit),
  }),
  export: endpoint({
    ...forStaff,
    operationId: 'adminMessagesExport',
    path: 'admin/messages/export',
    methods: ['GET'],
    file: 'text/csv',
    about: 'All messages of a language that match, as CSV: to be translated and sent back.',
    input: z.object(asked),
    output: sentFile,
  }),
  exportJson: endpoint({
    ...forStaff,
    operationId: 'adminMessagesExportJson',
    path: 'admin/messages/export-json',
    methods: ['GET'],
    file: 'application/octet-stream',
    about: 'The same as a file of JSON.',
    input: z.object(asked),
    output: sentFile,
  }),
  tryFile: endpoint({
    ...forStaff,
    operationId: 'adminTryMessageFile',
    path: 'admin/messages/try-file',
    methods: ['POST'],
    multipart: true,
    about:
      'Says what a file of messages would change, and which of its rows can not be taken and why. ' +
      `Nothing is written. \`file\` of a multipart form: CSV or JSON as exported, up to ${
        messageFile.mostBytes / 1_000_000
      } MB.`,
    input: z.object(aFile),
    output: fromFile,
  }),
  takeFile: endpoint({
    ...forStaff,
    operationId: 'adminTakeMessageFile',
    path: 'admin/messages/take-file',
    methods: ['POST'],
    multipart: true,
    toast: 'saved',
    about:
      'Takes the rows of a file that can be taken. `stamp`: the one of its dry run; refused if ' +
      'somebody has changed a message of the language since.',
    input: z.object({ ...aFile, stamp: wholeNumber(0, Number.MAX_SAFE_INTEGER) }),
    output: fromFile,
  }),
};

function eachOnce(messages: { section: string; key: string }[]): boolean {
  return (
    new Set(messages.map(({ section: at, key: of }) => `${at}.${of}`)).size === messages.length
  );
}
