// The messages, on the server: section → key → ICU text. Those of the files, and over them what the
// market says otherwise (see lay-words.ts).
import ar from '../../locales/ar.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };
import hi from '../../locales/hi.json' with { type: 'json' };
import tr from '../../locales/tr.json' with { type: 'json' };

export type Words = typeof en;
/** The messages as anything that looks for one by its name sees them. */
export type Sections = Record<string, Record<string, string>>;

const files = new Map<string, Words>(Object.entries({ en, fr, ar, tr, hi }));
const laid = new Map<string, Words>();

/** The languages that have a file of messages. */
export const spoken = [...files.keys()];

/** The messages of a language as its file has them; undefined for one without a file. */
export const fileOf = (language: string): Words | undefined => files.get(language);

/** The messages of a language as they are said now; English for one that has none. */
export const wordsOf = (language: string): Words =>
  laid.get(language) ?? files.get(language) ?? laid.get('en') ?? en;

/** Says whether there are words in a language. */
export const hasLanguage = (language: string): boolean => files.has(language) || laid.has(language);

let times = 0;
/** Another number whenever any language says something else. */
export const wordsChanged = (): number => times;

/** What a language says from now on; null: its file again. */
export function setWords(language: string, words: Words | null): void {
  times += 1;
  if (words) laid.set(language, words);
  else laid.delete(language);
}

/** A text by its section and key; undefined where there is none. */
export function textAt(words: Words | undefined, section: string, key: string): string | undefined {
  const sections: Sections = words ?? {};
  const texts = Object.hasOwn(sections, section) ? sections[section] : undefined;
  return texts && Object.hasOwn(texts, key) ? texts[key] : undefined;
}
