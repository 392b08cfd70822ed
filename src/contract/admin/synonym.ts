// Words that mean the same for the owner: a search for one also finds the others.
import { z } from 'zod';
import { bulkCalls } from '#contract/bulk.ts';
import { view } from '#contract/edited-values.ts';
import { resourceCalls } from '#contract/resource.ts';
import { isEmpty, optionalText, text } from '#contract/values.ts';

const MOST = 20;
/** The separators of words that are typed as one text, in every script. */
const BETWEEN = /[,،、፣;؛\n]/;
/** The most words in a phrase. */
const LONGEST = 4;

/** Words and short phrases, without duplicates: as a list, or as one text with commas. */
const wordList = z.preprocess(
  (value) =>
    (isEmpty(value) ? [] : typeof value === 'string' ? value.split(BETWEEN) : value) as unknown,
  z
    .array(optionalText(60), 'invalid-input')
    .transform((words) => [...new Set(words.map((word) => word.replace(/\s+/g, ' ').trim()))])
    .transform((words) => words.filter(Boolean))
    .refine((words) => words.length <= MOST, 'invalid-input')
    .refine((words) => words.every(isSearched), 'invalid-input'),
);
const isSearched = (word: string) =>
  /[\p{L}\p{N}]/u.test(word) && !BETWEEN.test(word) && word.split(' ').length <= LONGEST;

const fields = {
  /** Empty: in every language. */
  language: z.preprocess((value) => (isEmpty(value) ? null : value), text(12).nullable()),
  words: wordList,
  /**
   * Words that a search for one of `words` finds too, but not the other way round; if empty,
   * `words` are equal.
   */
  finds: wordList,
};
const shown = {
  language: z.string().nullable(),
  words: z.array(z.string()),
  finds: z.array(z.string()),
};

export type SynonymFields = z.output<z.ZodObject<typeof fields>>;
export type SynonymRow = { id: number } & z.output<z.ZodObject<typeof shown>>;

const kind = {
  noun: 'synonym',
  plural: 'synonyms',
  permission: 'catalogue',
  /** `language` `every`: those that hold in every language. */
  filters: { view: view('both', 'one-way'), language: optionalText(12) },
} as const;

export const adminSynonymCalls = {
  ...resourceCalls({ ...kind, fields, shown, row: shown, sorts: ['words', 'language'] }),
  ...bulkCalls({ ...kind, acts: ['delete'], given: {} }),
};
