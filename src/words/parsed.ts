// Messages parsed ahead. The built shop has only the formatter, without the parser of ICU texts
// (see scripts/words-for-builds.ts).
import compile from 'icu-minify/compile';
import formatMessage from 'use-intl/format-message';
import { wordsOf, type Words } from '#words/catalogue.ts';

export type Texts = { [key: string]: string | Texts };

const known = new Map<string, Words>();

/** A tree of ICU texts in the parsed form of icu-minify. */
export const parsed = (texts: Texts): object =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(text) : parsed(text),
    ]),
  );

/**
 * The messages of a language as this process's formatter takes them: texts where it parses, parsed
 * once where it does not.
 */
export function readyWords(language: string): Words {
  if (formatMessage.raw) return wordsOf(language);
  const words =
    known.get(language) ?? Object.assign(Object.create(null), parsed(wordsOf(language)));
  known.set(language, words);
  return words;
}
