// Messages as files for translators, and their return.
import { z } from 'zod';
import { forContent, language, messagesQuery } from '#contract/admin/message.ts';
import { endpoint, sentFile } from '#contract/endpoint.ts';
import { files, wholeNumber } from '#contract/values.ts';

/** The limits of a file, and of the report about it. */
export const messageFile = {
  mostBytes: 5_000_000,
  mostRows: 20_000,
  shownFaults: 200,
  shownChanges: 200,
} as const;
const fromFile = z
  .object({
    /** Changes whenever somebody changes a message of the language. */
    stamp: z.int(),
    /** The numbers of texts that change, return to the built-in one, stay, or are empty. */
    changed: z.int(),
    taken_back: z.int(),
    unchanged: z.int(),
    empty: z.int(),
    /** The first changes, before and after. */
    changes: z.array(
      z.object({ section: z.string(), key: z.string(), was: z.string(), becomes: z.string() }),
    ),
    /** Invalid rows: their number and the first of them, each with its reason. */
    refused: z.int(),
    faults: z.array(
      z.object({ row: z.int(), section: z.string(), key: z.string(), reason: z.string() }),
    ),
  })
  .meta({ id: 'MessageFileRead' });
export type MessageFileRead = z.output<typeof fromFile>;

const aFile = {
  language,
  file: files(1).refine((sent) => sent.length > 0, 'required'),
};

export const adminMessageFileCalls = {
  export: endpoint({
    ...forContent,
    operationId: 'adminMessagesExport',
    path: 'admin/messages/export',
    methods: ['GET'],
    file: 'text/csv',
    about:
      'Exports the messages of a language that match as CSV, to be translated and imported again.',
    input: z.object(messagesQuery),
    output: sentFile,
  }),
  exportJson: endpoint({
    ...forContent,
    operationId: 'adminMessagesExportJson',
    path: 'admin/messages/export-json',
    methods: ['GET'],
    file: 'application/octet-stream',
    about:
      'Exports the messages of a language that match as JSON, to be translated and imported again.',
    input: z.object(messagesQuery),
    output: sentFile,
  }),
  try: endpoint({
    ...forContent,
    operationId: 'adminTryMessageFile',
    path: 'admin/messages/try-file',
    methods: ['POST'],
    multipart: true,
    about:
      'Checks a file of messages: returns what it would change, and which rows are invalid and ' +
      'why. Saves nothing. `file` is a file of a multipart form: CSV or JSON as exported, up to ' +
      `${messageFile.mostBytes / 1_000_000} MB.`,
    input: z.object(aFile),
    output: fromFile,
  }),
  take: endpoint({
    ...forContent,
    operationId: 'adminTakeMessageFile',
    path: 'admin/messages/take-file',
    methods: ['POST'],
    multipart: true,
    toast: 'saved',
    about:
      'Imports the valid rows of a file of messages. `stamp` comes from the file’s dry run; ' +
      'refused if somebody has changed a message of the language since.',
    input: z.object({ ...aFile, stamp: wholeNumber(0, Number.MAX_SAFE_INTEGER) }),
    output: fromFile,
  }),
};
