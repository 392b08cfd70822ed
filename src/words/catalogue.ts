// The messages, on the server: section → key → ICU text. Those of the files, and over them the
// market's own texts (see lay-words.ts).
import ar from '../../locales/ar.json' with { type: 'json' };
import en from '../../locales/en.json' with { type: 'json' };
import fr from '../../locales/fr.json' with { type: 'json' };
import hi from '../../locales/hi.json' with { type: 'json' };
import tr from '../../locales/tr.json' with { type: 'json' };

export type Words = typeof en;
/** The messages as untyped sections, for lookups by name. */
export type Sections = Record<string, Record<string, string>>;

const files = new Map<string, Words>(Object.entries({ en, fr, ar, tr, hi }));
const laid = new Map<string, Words>();

/** The languages that have a file of messages. */
export const spoken = [...files.keys()];

/** The messages of a language's file; undefined for one without a file. */
export const fileOf = (language: string): Words | undefined => files.get(language);

/** The present messages of a language; English for one that has none. */
export const wordsOf = (language: string): Words =>
  laid.get(language) ?? files.get(language) ?? laid.get('en') ?? en;

/** Whether there are messages in a language. */
export const hasLanguage = (language: string): boolean => files.has(language) || laid.has(language);

let times = 0;
/** A number that changes whenever messages of any language change. */
export const wordsChanged = (): number => times;

/** Replaces the messages of a language; null: those of its file again. */
export function setWords(language: string, words: Words | null): void {
  times += 1;
  if (words) laid.set(language, words);
  else laid.delete(language);
}

/** A text by its section and key; undefined if there is none. */
export function textAt(words: Words | undefined, section: string, key: string): string | undefined {
  const sections: Sections = words ?? {};
  const texts = Object.hasOwn(sections, section) ? sections[section] : undefined;
  return texts && Object.hasOwn(texts, key) ? texts[key] : undefined;
}
