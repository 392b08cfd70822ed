import { isSpoken, wordsOf } from '#words/catalogue.ts';

/** How many messages of the site are written in a language. */
export function countMessages(language: string): number {
  if (!isSpoken(language)) return 0;
  return Object.values<object>(wordsOf(language)).reduce(
    (sum, section) => sum + Object.keys(section).length,
    0,
  );
}
