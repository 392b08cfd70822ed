import { readdirSync } from 'node:fs';
import { PARTS } from '#words/parts.ts';

/**
 * Addresses by `part-language`, as JSON: each is a message catalogue as Vite serves it to browsers.
 */
export function wordFilesInDev(): string {
  const languages = readdirSync('locales').map((file) => file.slice(0, 2));
  const files = Object.fromEntries(
    ['shop', ...Object.keys(PARTS)].flatMap((part) =>
      languages.map((language) => [
        `${part}-${language}`,
        `/locales/${language}.json?import&part=${part}`,
      ]),
    ),
  );
  return JSON.stringify(files);
}
