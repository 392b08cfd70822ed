// How a build prepares the messages. Browsers get them in parts (see src/words/parts.ts), already
// parsed; browsers and server format them without the parser of ICU texts, which is larger and
// slower.
import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Sections } from '../src/words/catalogue.ts';
import { parsed } from '../src/words/parsed.ts';
import { partOf } from '../src/words/part-words.ts';
import { wordFilesInDev } from '../src/process/word-files-in-dev.ts';

const PARSING = 'use-intl/format-message';
const FORMATTING = 'use-intl/format-message/format-only';
const WORD_FILES = 'virtual:word-files';
const BROWSERS_FILES = 'build/client/assets';
const CATALOGUE = /\/locales\/[a-z]{2}\.json\?part=(\w+)$/;

/**
 * A Vite plugin: turns `locales/en.json?part=shop` into those sections, replaces the formatter that
 * parses with the small one, and tells the server the addresses of the messages' files.
 */
export function wordsForBuilds(): Plugin {
  let build = false;
  return {
    name: 'souk-words-for-builds',
    enforce: 'pre',
    configResolved(config) {
      build = config.command === 'build';
    },
    resolveId(id, importer) {
      if (id === WORD_FILES) return `\0${WORD_FILES}`;
      return build && id === PARSING ? this.resolve(FORMATTING, importer) : null;
    },
    load(id) {
      if (id !== `\0${WORD_FILES}`) return null;
      const files = build ? JSON.stringify(wordFiles()) : wordFilesInDev();
      return `export const built = ${build}; export const wordFiles = ${files};`;
    },
    transform: {
      filter: { id: CATALOGUE },
      handler(text, id) {
        const texts = partOf(JSON.parse(text) as Sections, CATALOGUE.exec(id)?.[1] ?? '');
        return {
          code: `export default ${JSON.stringify(build ? parsed(texts) : texts)}`,
          moduleType: 'js',
        };
      },
    },
  };
}

/** The name of a file of messages, by which the server can tell browsers what to fetch. */
export function wordsFileName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [, language, part] = /\/([a-z]{2})\.json\?part=(\w+)$/.exec(facadeModuleId ?? '') ?? [];
  return part ? `assets/words-${part}-${language}-[hash].js` : 'assets/[name]-[hash].js';
}

/** Addresses by `part-language`; the browsers' files are built before the server's. */
function wordFiles(): Record<string, string> {
  return Object.fromEntries(
    readdirSync(BROWSERS_FILES).flatMap((file) => {
      const [, key] = /^words-(\w+-[a-z]{2})-/.exec(file) ?? [];
      return key ? [[key, `/assets/${file}`] as const] : [];
    }),
  );
}
