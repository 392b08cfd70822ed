// Words that mean the same to the owner: who searches for one finds what says the others.
import { z } from 'zod';
import { bulkCalls } from '#contract/bulk.ts';
import { view } from '#contract/edited-values.ts';
import { endpoint } from '#contract/endpoint.ts';
import { resourceCalls } from '#contract/resource.ts';
import { isEmpty, optionalText, text } from '#contract/values.ts';

const MOST = 20;
/** What stands between words where they are typed as one text, in every script. */
const BETWEEN = /[,،、;؛\n]/;
/** Longer phrases are no synonyms. */
const LONGEST = 4;

/** Words and short phrases, each once: as a list, or as one text with commas between them. */
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
  /** Found by who searches for one of `words`, and not the other way; none: `words` mean each other. */
  finds: wordList,
};
const shown = {
  language: z.string().nullable(),
  words: z.array(z.string()),
  finds: z.array(z.string()),
};

export type SynonymFields = z.output<z.ZodObject<typeof fields>>;
export type SynonymRow = { id: number } & z.output<z.ZodObject<typeof shown>>;

/** Synonyms that most shops can use; `known` where the shop has some of one of their words. */
const starter = z
  .object({ words: z.array(z.string()), finds: z.array(z.string()), known: z.boolean() })
  .meta({ id: 'StarterSynonyms' });
export type StarterSynonyms = z.output<typeof starter>;

const MOST_STARTERS = 100;
const language = text(12);
/** The first word of each. */
const chosenStarters = z.preprocess(
  (value) => (isEmpty(value) ? [] : typeof value === 'string' ? value.split(BETWEEN) : value),
  z.array(text(60), 'invalid-input').min(1, 'required').max(MOST_STARTERS, 'invalid-input'),
);
const kind = {
  noun: 'synonym',
  plural: 'synonyms',
  permission: 'catalogue',
  filters: { view: view('both', 'one-way') },
} as const;
const forCatalogue = { audience: 'staff', permission: 'catalogue' } as const;

export const adminSynonymCalls = {
  ...resourceCalls({ ...kind, fields, shown, row: shown, sorts: ['words', 'language'] }),
  ...bulkCalls({ ...kind, acts: ['delete'], given: {} }),
  starters: endpoint({
    ...forCatalogue,
    operationId: 'adminStarterSynonyms',
    path: 'admin/synonyms/starters',
    methods: ['GET'],
    about:
      'Synonyms that most shops can use in a language, and whether the shop has some of one of ' +
      'their words already. None is used before it is taken over.',
    input: z.object({ language }),
    output: z.array(starter),
  }),
  take: endpoint({
    ...forCatalogue,
    operationId: 'adminTakeStarterSynonyms',
    path: 'admin/synonyms/take',
    methods: ['POST'],
    about:
      'Takes over some of these synonyms, each named by its first word; those that the shop knows ' +
      'stay as they are. Answers how many are new.',
    input: z.object({ language, starters: chosenStarters }),
    output: z.object({ taken: z.int() }),
  }),
};
