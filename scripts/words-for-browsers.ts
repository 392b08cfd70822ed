// What browsers get of the messages: in parts (see src/words/parts.ts), and when built already parsed, so that they fetch the formatter
// alone, without the parser of ICU texts.
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';
import { PARTS } from '../src/words/parts.ts';

const PARSING = 'use-intl/format-message', FORMATTING = 'use-intl/format-message/format-only';
const CATALOGUE = /\/locales\/[a-z]{2}\.json\?part=(\w+)$/;

type Texts = { [key: string]: string | Texts };

/** A Vite plugin: turns `locales/en.json?part=shop` into those sections, in the parsed form of icu-minify when it builds. */
export function wordsForBrowsers(): Plugin {
  let build = false;
  return {
    name: 'souk-words-for-browsers',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) { build = config.command === 'build'; },
    resolveId(id, importer) { return build && id === PARSING ? this.resolve(FORMATTING, importer) : null; },
    transform: {
      filter: { id: CATALOGUE },
      handler(text, id) {
        const texts = sectionsOf(JSON.parse(text) as Texts, CATALOGUE.exec(id)?.[1] ?? '');
        return { code: `export default ${JSON.stringify(build ? parsed(texts) : texts)}`, moduleType: 'js' };
      },
    },
  };
}

function sectionsOf(texts: Texts, part: string): Texts {
  const own = new Map(Object.entries(PARTS).flatMap(([name, sections]) => sections.map((section) => [section as string, name] as const)));
  return Object.fromEntries(Object.entries(texts).filter(([section]) => (own.get(section) ?? 'shop') === part));
}

const parsed = (texts: Texts): object =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : parsed(text)]));
