// Searches products by what shoppers type: their words in any language and form, best match first.
import type { Searched } from '#contract/listing.ts';
import type { Db } from '#db/connect.ts';
import { rankMatches, type Ranked } from '#market/catalogue/rank-matches.ts';
import { allOf, allButOne, mayGo, readWords, type Word } from '#market/catalogue/read-words.ts';
import { ENOUGH, IN_PART } from '#market/catalogue/relevance.ts';
import { corrected } from '#market/catalogue/corrected-words.ts';
import { begun, elsewhere, within } from '#market/catalogue/widened-words.ts';
import { withSynonyms } from '#market/catalogue/read-synonyms.ts';
import { readQuestion } from '#market/catalogue/typed-question.ts';

/**
 * The products that match a search, with the relevance of the best ones. A small result has `ids`.
 * A large one has the `query` that their words match, the `pinned` products to add to it, and the
 * `total` where it is known. `leftOut` lists words that no product contains, `corrections` those
 * that were made, and `someWords` tells that no product contains all the words, only some.
 */
export type Matches = (
  | { ids: number[] }
  | { query: string; pinned?: number[]; total?: number | undefined }
) & {
  relevance: Record<number, number>;
  leftOut: string[];
  corrections: CorrectedWord[];
  someWords: boolean;
};
export type CorrectedWord = { typed: string; corrected: string };

/**
 * The shopper's language, whether the last word is still being typed, and whether to search for the
 * exact words without correction.
 */
export type Asking = { language?: string; typing?: boolean; exact?: boolean };

/**
 * The products that match a search, for a shopper's language; a search without words matches none.
 * When no product contains all words, words are left out, the most common first. When few products
 * do, those that contain all words but one follow.
 */
export async function findMatches(
  db: Db,
  question: string,
  { language = '', typing = false, exact = false }: Asking = {},
): Promise<Matches> {
  const { wanted, unwanted } = readQuestion(question);
  const without = await readWords(db, unwanted, language);
  const words: Word[] = [];
  const typed = await withSynonyms(db, await readWords(db, wanted, language), language);
  for (const [at, word] of typed.entries()) {
    const open = word.found === 0 || (typing && at === typed.length - 1);
    words.push(open ? { ...(await widened(db, word, { language, exact })), own: undefined } : word);
  }
  const known = words.filter(({ found }) => found > 0);
  const unknown = words.filter(({ found }) => found === 0);
  const byRarity = known.toSorted((one, other) => one.found - other.found);
  const dropped: Word[] = [];
  let kept = known;
  let whole: Ranked = { ids: [], relevance: {} };
  while (kept.length > 0) {
    whole = await rankMatches(db, known, { query: allOf(kept), without });
    const commonest = byRarity.findLast((word) => kept.includes(word) && mayGo(word));
    if (!('ids' in whole) || whole.ids.length > 0 || !commonest) break;
    kept = kept.filter((word) => word !== commonest);
    dropped.push(commonest);
  }
  const all = await followed(db, whole, known, without);
  const follow = all !== whole;
  return {
    ...all,
    leftOut: [...unknown, ...(follow ? [] : dropped)].map((word) => word.typed),
    corrections: known.flatMap(({ typed: word, corrected: to }) =>
      to ? [{ typed: word, corrected: to }] : [],
    ),
    someWords: follow && dropped.length > 0,
  };
}

/** How a search was understood, as the API returns it. */
export const searchedFor = (question: string, matches: Matches): Searched => ({
  showing: showing(question, matches),
  typed: question,
  left_out: matches.leftOut,
  some_words: matches.someWords,
});

/** The search with its misspelt words corrected; other words that contain one stay as they are. */
export function showing(question: string, { corrections }: Pick<Matches, 'corrections'>): string {
  if (corrections.length === 0) return question;
  const correctedBy = new Map(corrections.map(({ typed, corrected: to }) => [typed, to]));
  const words = [...correctedBy.keys()].map(escaped).join('|');
  const whole = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${words})(?![\\p{L}\\p{M}\\p{N}])`, 'gu');
  return question.replace(whole, (typed) => correctedBy.get(typed) ?? typed);
}

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/**
 * Widens a word without products: to longer words, other languages, corrections, then parts of
 * words.
 */
async function widened(db: Db, word: Word, { language = '', exact }: Asking): Promise<Word> {
  const ways = exact ? [begun, elsewhere, within] : [begun, elsewhere, corrected, within];
  for (const widen of ways) {
    const wider = await widen(db, word, language);
    if (wider.found > 0) return wider;
  }
  return word;
}

/** Appends products that match all words but one when few match all of them. */
async function followed(db: Db, whole: Ranked, words: Word[], without: Word[]): Promise<Ranked> {
  if (words.length < 2 || !words.some(mayGo) || !('ids' in whole) || whole.ids.length >= ENOUGH)
    return whole;
  const part = await rankMatches(db, words, { query: allButOne(words), without });
  const known = new Set(whole.ids);
  const rest = Object.entries(part.relevance)
    .filter(([id]) => !known.has(Number(id)))
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, IN_PART);
  if (rest.length === 0) return whole;
  const most = Math.max(1, ...rest.map(([, relevance]) => relevance));
  const ids = whole.ids.map((id): [number, number] => [id, most + (whole.relevance[id] ?? 0)]);
  return {
    ids: [...whole.ids, ...rest.map(([id]) => Number(id))],
    relevance: { ...Object.fromEntries(rest), ...Object.fromEntries(ids) },
  };
}
