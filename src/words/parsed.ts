// Messages parsed in advance. The built shop has only the formatter, without the parser of ICU
// texts (see scripts/words-for-builds.ts).
import compile from 'icu-minify/compile';
import formatMessage from 'use-intl/format-message';
import { wordsOf, type Sections, type Words } from '#words/catalogue.ts';

export type Texts = { [key: string]: string | Texts };

const known = new WeakMap<Words, Words>();
const sections = new WeakMap<object, Record<string, unknown>>();

/** A tree of ICU texts, in the parsed form of icu-minify. */
export const parsed = (texts: Texts): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? compile(text) : parsed(text),
    ]),
  );

/**
 * The messages of a language in the form of this process's formatter: as text if it can parse,
 * otherwise parsed once. The same object until they change.
 */
export function readyWords(language: string): Words {
  const words = wordsOf(language);
  if (formatMessage.raw) return words;
  const before = known.get(words);
  if (before) return before;
  const ready: Words = Object.assign(Object.create(null), readySections(words));
  known.set(words, ready);
  return ready;
}

/** Sections in the form of the formatter; each is parsed once, whichever languages use it. */
export function readySections(words: Sections): Record<string, Record<string, unknown>> {
  if (formatMessage.raw) return words;
  return Object.fromEntries(
    Object.entries(words).map(([name, texts]) => {
      const ready = sections.get(texts) ?? parsed(texts);
      sections.set(texts, ready);
      return [name, ready];
    }),
  );
}
