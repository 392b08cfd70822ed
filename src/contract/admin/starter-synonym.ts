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
      'Synonyms that most shops can use in a language, and whether the shop has some of one of ' +
      'their words already. None is used before it is taken over.',
    input: z.object({ language }),
    output: z.array(starter),
  }),
  take: endpoint({
    ...forCatalogue,
    operationId: 'adminTakeStarterSynonyms',
    path: 'admin/starter-synonyms/take',
    methods: ['POST'],
    about:
      'Takes over some of these synonyms, each named by its first word; those that the shop knows ' +
      'stay as they are. Answers how many are new.',
    input: z.object({ language, starters: chosen }),
    output: z.object({ taken: z.int() }),
  }),
};
