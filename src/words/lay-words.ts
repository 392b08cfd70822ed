// Puts the market's own texts over those of the files. This room does not use the database: a
// process passes the texts in when it starts, and whenever they change.
import {
  fileOf,
  setWords,
  spoken,
  textAt,
  wordsOf,
  type Sections,
  type Words,
} from '#words/catalogue.ts';
import { faultOf } from '#words/check-text.ts';

export type LaidText = { section: string; key: string; text: string };
type Section = Record<string, string>;
/** A section that was built: from which sources, and with which texts. */
type LaidSection = { below: Section; source: string; own: number; section: Section };

const given = new Map<string, readonly LaidText[]>();
const made = new Map<string, LaidSection>();

/**
 * Replaces the market's texts of a language, over its file, or over English if it has none. A text
 * that no longer works is left out, because its key is gone or takes other values by now. Returns
 * the languages whose messages have changed.
 */
export function layWords(language: string, texts: readonly LaidText[]): string[] {
  given.set(language, texts);
  // languages that use English in their gaps change too
  const following =
    language === 'en' ? [...given.keys()].filter((other) => !spoken.includes(other)) : [];
  return [language, ...following].filter(remake);
}

/** Returns whether anything changed. */
function remake(language: string): boolean {
  const before: Sections = wordsOf(language);
  const below: Sections = fileOf(language) ?? wordsOf('en');
  const texts = (given.get(language) ?? []).filter(
    ({ section, key }) => textAt(fileOf('en'), section, key) !== undefined,
  );
  const bySection = Map.groupBy(texts, ({ section }) => section);
  const sections = Object.entries(below).map(([name, section]): [string, Section] => [
    name,
    sectionOf(language, name, { below: section, texts: bySection.get(name) }),
  ]);
  const changed = sections.some(([name, section]) => section !== below[name]);
  const words: Words = Object.assign(Object.create(null), Object.fromEntries(sections));
  setWords(language, changed ? words : null);
  const after: Sections = wordsOf(language);
  return Object.entries(before).some(([name, section]) => after[name] !== section);
}

/** How many of the market's texts in a language are in use. */
export const laidTexts = (language: string): number =>
  [...made].reduce((sum, [id, { own }]) => (id.startsWith(`${language}.`) ? sum + own : sum), 0);

/** Returns the same object as before if nothing changed, so that it is parsed only once. */
function sectionOf(
  language: string,
  name: string,
  { below, texts = [] }: { below: Section; texts: readonly LaidText[] | undefined },
): Section {
  const id = `${language}.${name}`;
  const source = JSON.stringify(texts.map(({ key, text }) => [key, text]));
  const before = made.get(id);
  if (before?.below === below && before.source === source) return before.section;
  const own = texts.filter((text) => faultOf({ language, ...text }) === null);
  const section =
    own.length === 0
      ? below
      : { ...below, ...Object.fromEntries(own.map(({ key, text }) => [key, text])) };
  made.set(id, { below, source, own: own.length, section });
  return section;
}
