/** Words of a list as one line, as they are typed. */
export const wordsLine = (words: unknown): string =>
  Array.isArray(words) ? words.join(', ') : String(words ?? '');
