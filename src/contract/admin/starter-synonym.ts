// Synonyms that suit most shops, which an owner can copy.
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { isEmpty, text } from '#contract/values.ts';

const MOST = 100;
/** The separator of words that are sent as one text. */
const BETWEEN = /[,،]/;

/** `finds`: a search for one of `words` finds these too, but not the other way round. */
const starter = z
  .object({
    words: z.array(z.string()),
    finds: z.array(z.string()),
    /** The shop already has synonyms of one of the words. */
    known: z.boolean(),
  })
  .meta({ id: 'StarterSynonym' });
export type StarterSynonym = z.output<typeof starter>;

const language = text(12);
/** Each by its first word. */
const chosen = z.preprocess(
  (value) => (isEmpty(value) ? [] : typeof value === 'string' ? value.split(BETWEEN) : value),
  z.array(text(60), 'invalid-input').min(1, 'required').max(MOST, 'invalid-input'),
);
const forCatalogue = { audience: 'staff', permission: 'catalogue' } as const;

export const adminStarterSynonymCalls = {
  list: endpoint({
    ...forCatalogue,
    operationId: 'adminStarterSynonyms',
    path: 'admin/starter-synonyms',
    methods: ['GET'],
    about:
      'Lists ready-made synonyms of a language that suit most markets, and whether the market ' +
      'already has synonyms of one of their words. None is used until it is added.',
    input: z.object({ language }),
    output: z.array(starter),
  }),
  take: endpoint({
    ...forCatalogue,
    operationId: 'adminTakeStarterSynonyms',
    path: 'admin/starter-synonyms/take',
    methods: ['POST'],
    about:
      'Adds some of the ready-made synonyms, each named by its first word. Words that already ' +
      'have synonyms stay as they are. Returns how many were added.',
    input: z.object({ language, starters: chosen }),
    output: z.object({ taken: z.int() }),
  }),
};
