// Folding makes texts comparable for search, both when they are stored and when they are searched.
// Accents, harakat, nukta; not the vowel signs of Hindi
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u093c\u200c\u200d]/g;
const TURKISH_I = /[İIı]/g;
const ARABIC: [RegExp, string][] = [
  [/[أإآٱ]/g, 'ا'],
  [/ى/g, 'ي'],
  [/ة/g, 'ه'],
  [/ـ/g, ''],
];
const MOST_WORDS = 8;
/** Longer words are cut off here: no index holds more. */
export const MOST_LETTERS = 60;

/**
 * Lower case without marks; İ, I, ı and i count as one letter, and so do the forms of alef. The
 * same for every language.
 */
export function fold(text: string): string {
  let folded = text
    .normalize('NFKD')
    .replace(TURKISH_I, 'i')
    .toLowerCase()
    .replace(MARKS, '')
    .replace(/ı/g, 'i')
    .replace(/œ/g, 'oe');
  for (const [form, letter] of ARABIC) folded = folded.replace(form, letter);
  return folded.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim();
}

/** The first words of a search. */
export const foldedWords = (question: string): string[] =>
  fold(question).split(' ').filter(Boolean).slice(0, MOST_WORDS);

/** The words of a search as LIKE patterns, all of which must match. */
export const patternsOf = (question: string): string[] =>
  foldedWords(question).map((word) => `%${word}%`);
