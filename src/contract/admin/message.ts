// The texts of the site on screens, in letters and on papers, as staff change and translate them.
import { z } from 'zod';
import { LANGUAGE_CODE } from '#base/language-code.ts';
import { isoTime } from '#contract/answer-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { letterKinds } from '#contract/letters.ts';
import { listSize } from '#contract/list-size.ts';
import { edit } from '#contract/resource.ts';
import {
  isEmpty,
  oneOf,
  optionalText,
  page,
  printable,
  text,
  wholeNumber,
} from '#contract/values.ts';

/** The places where people meet the messages. */
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
 * The state of a message in a language: the built-in text, changed by the market, missing (then
 * English is used), or with an outdated text that can no longer be used (likewise).
 */
const messageStates = ['built-in', 'changed', 'missing', 'outdated'] as const;
export type MessageState = (typeof messageStates)[number];

const MOST_SAVED = 200;

/** The code of a language. */
export const language = text(6).pipe(
  z.string().regex(new RegExp(`^${LANGUAGE_CODE}$`), 'invalid-input'),
);
const section = text(60);
const key = text(80);
/** 0 for a message that nobody has changed. */
const version = wholeNumber(0, 2_147_483_647);

const message = z
  .object({
    section: z.string(),
    key: z.string(),
    group: z.enum(messageGroups),
    state: z.enum(messageStates),
    /** The present English text; null: this version of the shop no longer has the message. */
    english: z.string().nullable(),
    /** The text as written; empty if there is none. */
    text: z.string(),
    /** The built-in text; null: none in this language. */
    built_in: z.string().nullable(),
    /** What the text must contain, as written: `{count}`, `<b>`. */
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
    /** Whether its messages are built in. */
    built_in: z.boolean(),
    ...counts,
  })
  .meta({ id: 'MessageLanguage' });
export type MessageLanguage = z.output<typeof spokenLanguage>;

/** The filters for the messages of a language. */
export const messagesQuery = {
  language,
  /** Searched in the key, the English text and the text. */
  q: optionalText(200),
  group: oneOf(messageGroups),
  /** Only those in letters of this kind. */
  letter: oneOf(letterKinds),
  view: oneOf(['missing', 'changed', 'outdated']),
};
export type MessagesQuery = z.output<z.ZodObject<typeof messagesQuery>>;

const written = z
  .string('invalid-input')
  .trim()
  .max(100_000, 'invalid-input')
  .refine(printable, 'invalid-input');
const saved = z.object({
  section,
  key,
  /** Null: back to the built-in text. */
  text: z.preprocess((value) => (value === undefined ? null : value), written.nullable()),
  version,
});

export const forContent = { audience: 'staff', permission: 'content' } as const;
export const adminMessageCalls = {
  languages: endpoint({
    ...forContent,
    operationId: 'adminMessageLanguages',
    path: 'admin/messages/languages',
    methods: ['GET'],
    about: 'Lists the market’s languages, and how many messages each one lacks.',
    input: z.object({}),
    output: z.array(spokenLanguage),
  }),
  list: endpoint({
    ...forContent,
    operationId: 'adminMessages',
    path: 'admin/messages',
    methods: ['GET'],
    about:
      'Lists the messages of a language beside the English ones, missing ones first, and how ' +
      'many there are in each group.',
    input: z.object({
      ...messagesQuery,
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
    ...forContent,
    operationId: 'adminSaveMessages',
    path: 'admin/messages/save',
    methods: ['POST'],
    toast: 'saved',
    about:
      'Saves messages of a language, all or none. `version` is the one that was read (0: never ' +
      'changed); a `text` of null restores the built-in one. Refused if somebody has saved one ' +
      'of them meanwhile, or if a text is invalid in its place.',
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
  check: endpoint({
    ...forContent,
    operationId: 'adminCheckMessage',
    path: 'admin/messages/check',
    methods: ['POST'],
    about:
      'Checks a text while it is typed: returns what makes it invalid in its place, or null. ' +
      'Saves nothing.',
    input: z.object({ language, section, key, text: written.default('') }),
    output: z.object({ fault: z.string().nullable() }),
  }),
  edits: endpoint({
    ...forContent,
    operationId: 'adminMessageEdits',
    path: 'admin/messages/edits',
    methods: ['GET'],
    about:
      'Lists the changes to one message of a language and who made them, newest first; null ' +
      'stands for the built-in text.',
    input: z.object({ language, section, key }),
    output: z.array(edit),
  }),
};

function eachOnce(messages: { section: string; key: string }[]): boolean {
  return (
    new Set(messages.map(({ section: at, key: of }) => `${at}.${of}`)).size === messages.length
  );
}
