// What a build makes of the messages. Browsers get them in parts (see src/words/parts.ts) and
// parsed; they and the server format them without the parser of ICU texts, which is larger and
// slower.
import type { Plugin } from 'vite';
import { ASKED_BY_BROWSERS, PARTS, SERVER_ONLY } from '../src/words/parts.ts';
import { parsed, type Texts } from '../src/words/parsed.ts';

const PARSING = 'use-intl/format-message';
const FORMATTING = 'use-intl/format-message/format-only';
const CATALOGUE = /\/locales\/[a-z]{2}\.json\?part=(\w+)$/;

/**
 * A Vite plugin: turns `locales/en.json?part=shop` into those sections, and puts the small
 * formatter in the place of the one that parses.
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
      return build && id === PARSING ? this.resolve(FORMATTING, importer) : null;
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
