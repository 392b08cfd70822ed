import { listText } from '#base/comma.ts';

/** Words of a list as one line, as they are typed; of every language, as on this screen. */
export const wordsLine = (words: unknown, language: unknown): string =>
  Array.isArray(words)
    ? listText(String(language ?? document.documentElement.lang), words)
    : String(words ?? '');
