import { MOST_LETTERS } from '#base/fold.ts';

/** A search as it was typed: `wanted` words and "phrases", and `unwanted` ones. */
export type Question = { wanted: string[]; unwanted: string[] };

const MOST_WORDS = 8;
const QUOTES = /[“”„«»＂]/g;
/** Joiners within words that only change the shape of letters, as in Hindi. */
const SHAPERS = /[\u200b-\u200f]/g;
/** Characters that are not text: controls, halves of characters and unassigned ones. */
const NO_TEXT = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu;
// a quote opens where a word begins; elsewhere, as in 14", it means inches
const PART = /(?<=^|\s)(-?)"([^"]+)"(?=\s|$)|(\S+)/gu;
const SAYS = /[\p{L}\p{N}]/u;

/**
 * Parses a search: its first words, each "phrase" as one word, and words with a minus before them.
 */
export function readQuestion(question: string): Question {
  const read: Question = { wanted: [], unwanted: [] };
  const plain = question.replace(SHAPERS, '').replace(NO_TEXT, ' ').replace(QUOTES, '"');
  for (const [, minus, phrase, word = ''] of plain.matchAll(PART)) {
    const not = phrase === undefined ? /^-+(?=[\p{L}\p{N}])/u.test(word) : minus === '-';
    const text = phrase ?? word;
    if (!SAYS.test(text)) continue;
    const into = not ? read.unwanted : read.wanted;
    if (into.length < MOST_WORDS)
      into.push([...text.replace(/^-+/, '')].slice(0, MOST_LETTERS).join(''));
  }
  return read;
}
