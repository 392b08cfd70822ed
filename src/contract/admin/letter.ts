// The texts of emails: the list, previews with examples, and a test.
import { z } from 'zod';
import { forContent, language } from '#contract/admin/message.ts';
import { view } from '#contract/edited-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { letterKinds } from '#contract/letters.ts';
import { listCalls } from '#contract/list-calls.ts';
import { choice, printable, text, wholeNumber } from '#contract/values.ts';

const letter = z
  .object({
    id: z.int(),
    kind: z.string(),
    /** Its subject with example data, in the caller's language. */
    title: z.string(),
    /** The number of examples, such as an order that is paid, and one that is not. */
    examples: z.int(),
    /** The customers' languages that lack one of its texts. */
    gaps: z.array(z.string()),
    /** The languages in which the market has changed one of its texts. */
    changed: z.array(z.string()),
  })
  .meta({ id: 'LetterRow' });
export type LetterRow = z.output<typeof letter>;

const preview = z
  .object({
    subject: z.string(),
    html: z.string(),
    plain: z.string(),
    direction: z.enum(['ltr', 'rtl']),
  })
  .meta({ id: 'LetterPreview' });
export type LetterPreview = z.output<typeof preview>;

const MOST_TYPED = 200;
const typed = z.object({
  section: text(60),
  key: text(80),
  /** Null: back to the built-in text. */
  text: z
    .string('invalid-input')
    .trim()
    .max(100_000, 'invalid-input')
    .refine(printable, 'invalid-input')
    .nullable(),
});
const which = z.object({
  kind: choice(letterKinds),
  language,
  /** The number of the example, from 0. */
  example: wholeNumber(0, 50).default(0),
  /** Texts that are not saved yet. */
  messages: z.array(typed, 'invalid-input').max(MOST_TYPED, 'invalid-input').default([]),
});

export const adminLetterCalls = {
  ...listCalls({
    plural: 'letters',
    permission: 'content',
    about:
      'Lists the automatic emails. Their texts are messages: `admin/messages` lists those of one ' +
      'email with `letter`, and `admin/messages/save` saves them.',
    listed: letter,
    sorts: ['id'],
    filters: { view: view('gap', 'changed') },
  }),
  preview: endpoint({
    ...forContent,
    operationId: 'adminLetterPreview',
    path: 'admin/letter/preview',
    methods: ['POST'],
    about:
      'Returns an email as it would be sent, with example data. `messages` are texts that are ' +
      'not saved yet; invalid ones are ignored.',
    input: which,
    output: preview,
  }),
  test: endpoint({
    ...forContent,
    operationId: 'adminSendTestLetter',
    path: 'admin/letter/test',
    methods: ['POST'],
    guessable: true,
    toast: 'mail-sent',
    about:
      'Sends an email with example data, as `admin/letter/preview` shows it, to the caller’s own ' +
      'address within 15 seconds.',
    input: which,
    output: z.null(),
  }),
};
export type LetterQuery = z.output<typeof adminLetterCalls.list.input>;
export type LetterRequest = z.output<typeof which>;
