// What a build makes of the messages. Browsers get them in parts (see src/words/parts.ts) and
// parsed; they and the server format them without the parser of ICU texts, which is larger and
// slower.
import { readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import { ASKED_BY_BROWSERS, PARTS, SERVER_ONLY } from '../src/words/parts.ts';
import { parsed, type Texts } from '../src/words/parsed.ts';

const PARSING = 'use-intl/format-message';
const FORMATTING = 'use-intl/format-message/format-only';
const WORD_FILES = 'virtual:word-files';
const BROWSERS_FILES = 'build/client/assets';
const CATALOGUE = /\/locales\/[a-z]{2}\.json\?part=(\w+)$/;

/**
 * A Vite plugin: turns `locales/en.json?part=shop` into those sections, puts the small formatter in
 * the place of the one that parses, and tells the server the addresses of the messages' files.
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
      return `export const wordFiles = ${JSON.stringify(build ? wordFiles() : {})};`;
    },
    transform: {
      filter: { id: CATALOGUE },
      handler(text, id) {
        const texts = sectionsOf(JSON.parse(text) as Texts, CATALOGUE.exec(id)?.[1] ?? '');
        return {
          code: `export default ${JSON.stringify(build ? parsed(texts) : texts)}`,
          moduleType: 'js',
        };
      },
    },
  };
}

/** The name of a file of messages, so that the server can tell browsers which they will need. */
export function wordsFileName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [, language, part] = /\/([a-z]{2})\.json\?part=(\w+)$/.exec(facadeModuleId ?? '') ?? [];
  return part ? `assets/words-${part}-${language}-[hash].js` : 'assets/[name]-[hash].js';
}

/** Addresses by `part-language`; the browsers' files are built before the server. */
function wordFiles(): Record<string, string> {
  return Object.fromEntries(
    readdirSync(BROWSERS_FILES).flatMap((file) => {
      const [, key] = /^words-(\w+-[a-z]{2})-/.exec(file) ?? [];
      return key ? [[key, `/assets/${file}`] as const] : [];
    }),
  );
}

function askedOf(section: string, texts: Texts): Texts {
  const asked = ASKED_BY_BROWSERS[section];
  return asked
    ? Object.fromEntries(Object.entries(texts).filter(([key]) => asked.includes(key)))
    : texts;
}

function sectionsOf(texts: Texts, part: string): Texts {
  const own = new Map(
    [...Object.entries(PARTS), ['server', SERVER_ONLY] as const].flatMap(([name, sections]) =>
      sections.map((section) => [section as string, name] as const),
    ),
  );
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([section]) => (own.get(section) ?? 'shop') === part)
      .map(([section, text]) => [
        section,
        typeof text === 'string' ? text : askedOf(section, text),
      ]),
  );
}
