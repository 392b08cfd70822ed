import { fileOf } from '#words/catalogue.ts';
import { laidTexts } from '#words/lay-words.ts';

/** How many messages of the site exist in a language. */
export function countMessages(language: string): number {
  const file = fileOf(language);
  if (!file) return laidTexts(language);
  return Object.values<object>(file).reduce((sum, section) => sum + Object.keys(section).length, 0);
}
