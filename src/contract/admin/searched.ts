// What customers search for.
import { z } from 'zod';
import { isoTime } from '#contract/answer-values.ts';
import { view } from '#contract/edited-values.ts';
import { listCalls } from '#contract/list-calls.ts';
import { optionalText } from '#contract/values.ts';

const search = z
  .object({
    id: z.int(),
    language: z.string(),
    /** As it was typed last. */
    typed: z.string(),
    /** The number of searches in 30 days. */
    asked: z.int(),
    /** The number of products found the last time; 101 stands for more than 100. */
    found: z.int(),
    /** How often a product was opened from its results, in 30 days. */
    pressed: z.int(),
    /** How often such a product was put into a cart, and ordered, as browsers reported it. */
    carted: z.int(),
    ordered: z.int(),
    last_at: isoTime,
  })
  .meta({ id: 'ShoppersSearch' });
export type SearchRow = z.output<typeof search>;

export const adminSearchedCalls = listCalls({
  plural: 'searches',
  permission: 'catalogue',
  about:
    'Lists what shoppers searched for in the last 30 days, most frequent first. Each search has ' +
    'its words, how often it was made, and how many products were opened from it, put into a ' +
    'cart and ordered. Nothing says who searched. The view `without` has searches that found no ' +
    'product the last time.',
  listed: search,
  sorts: ['asked', 'found', 'pressed', 'carted', 'ordered', 'last_at'],
  filters: { view: view('without'), language: optionalText(6) },
});
export type SearchesQuery = z.output<typeof adminSearchedCalls.list.input>;
