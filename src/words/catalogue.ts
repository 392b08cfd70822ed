// The message catalogues, on the server: section → key → ICU text.
import ar from '../../locales/ar.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };
import hi from '../../locales/hi.json' with { type: 'json' };
import tr from '../../locales/tr.json' with { type: 'json' };

export type Words = typeof en;
const catalogues: Record<string, Words> = { en, fr, ar, tr, hi };

/** The languages that there are words in. */
export const spoken = Object.keys(catalogues);

/** The messages of a language; English for one that has none. */
export function wordsOf(language: string): Words {
  return catalogues[language] ?? en;
}

/** Says whether there are words in a language. */
export const isSpoken = (language: string): boolean => Object.hasOwn(catalogues, language);
