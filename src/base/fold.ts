// Folding: how texts are made alike for search, when they are kept and when they are asked for.
// accents, harakat, nukta; not the vowel signs of Hindi
const MARKS = /[\u0300-\u036f\u064b-\u065f\u0670\u093c\u200c\u200d]/g;
const TURKISH_I = /[İIı]/g;
const ARABIC: [RegExp, string][] = [
  [/[أإآٱ]/g, 'ا'],
  [/ى/g, 'ي'],
  [/ة/g, 'ه'],
  [/ـ/g, ''],
];
const MOST_WORDS = 8;
/** A word of more is cut off here: no index has it longer. */
export const MOST_LETTERS = 60;

/**
 * Lower case without marks; İ, I, ı and i are one letter, and so are the forms of alef. The same in
 * every language.
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

/** The first words of a question. */
export const foldedWords = (question: string): string[] =>
  fold(question).split(' ').filter(Boolean).slice(0, MOST_WORDS);

/** The words of a question as LIKE patterns, every one of which must be found. */
export const patternsOf = (question: string): string[] =>
  foldedWords(question).map((word) => `%${word}%`);
