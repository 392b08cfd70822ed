import { listText } from '#base/comma.ts';

/** Words of a list on one line, as typed; for all languages, the name used on this screen. */
export const wordsLine = (words: unknown, language: unknown): string =>
  Array.isArray(words)
    ? listText(String(language ?? document.documentElement.lang), words)
    : String(words ?? '');
