// The glossary of docs/words.md for the laws, and all texts that it applies to.
import { languages, messagesOf, type Language } from './messages.ts';
import { filesIn, textOf } from './sources.ts';

export type ShownText = { at: string; language: Language; text: string; own: boolean };
export type Wrong = { language: Language; not: string; but: string };

const PAGE = 'docs/words.md';
const COLUMNS: Language[] = ['en', 'fr', 'ar', 'tr', 'hi'];

/** The rows of the table below a heading, without its header. */
function rowsOf(heading: string): string[][] {
  const section = textOf(PAGE).split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').slice(1, -1).map(trimmed));
}

const trimmed = (cell: string) => cell.trim().replaceAll('\\*', '*');

/** Each idea with its words in each language, the usual one first. */
export const terms = (): { idea: string; words: Record<Language, string[]> }[] =>
  rowsOf('Terms').map(([idea = '', ...cells]) => ({
    idea,
    words: Object.fromEntries(
      COLUMNS.map((language, at) => [language, (cells[at] ?? '').split(';').map(trimmed)]),
    ) as Record<Language, string[]>,
  }));

/** Wrong words or spellings, and the right ones. */
export const wrongWords = (heading: 'Not these' | 'Not so spelled'): Wrong[] =>
  rowsOf(heading).flatMap(([language = '', not = '', but = '']) =>
    COLUMNS.filter((one) => one === language).map((one) => ({ language: one, not, but })),
  );

/** Every text for people. `own`: a text of the shop, not of a store's product or a buyer. */
export function everyText(): ShownText[] {
  return [...messageTexts(), ...demoTexts()];
}

function messageTexts(): ShownText[] {
  return languages.flatMap((language) =>
    [...messagesOf(language).values()].map((message) => ({
      at: `locales/${language}.json, ${message.key}`,
      language,
      text: withoutValues(message.text),
      own: true,
    })),
  );
}

/** A message with a mark in place of each value; the spaces around it stay. */
const withoutValues = (text: string) =>
  text
    .replaceAll(/<(\w+)><\/\1>/g, '□')
    .replaceAll(/<\/?\w+>/g, '')
    .replaceAll(/\{\w+(, \w+)?\}/g, '□');

function demoTexts(): ShownText[] {
  return filesIn('db/demo')
    .filter((path) => path.endsWith('.json') && !path.endsWith('icons.json'))
    .flatMap((path) => textsIn(JSON.parse(textOf(path)), path, /(market|pages)\.json$/.test(path)));
}

function textsIn(value: unknown, at: string, own: boolean): ShownText[] {
  if (Array.isArray(value))
    return value.flatMap((one: unknown, place) =>
      textsIn(one, `${at}, ${nameOf(one, place)}`, own),
    );
  if (typeof value !== 'object' || value === null) return [];
  const { language, text } = value as Record<string, unknown>;
  if (isLanguage(language) && typeof text === 'string') return [{ at, language, text, own }];
  return Object.entries(value).flatMap(([key, below]: [string, unknown]) =>
    isLanguage(key) && typeof below === 'string'
      ? [{ at: `${at}, ${key}`, language: key, text: withoutTags(below), own }]
      : textsIn(below, at, own),
  );
}

const nameOf = (value: unknown, place: number) =>
  typeof value === 'object' && value !== null && 'slug' in value ? String(value.slug) : `${place}`;

const isLanguage = (value: unknown): value is Language => languages.some((one) => one === value);

const withoutTags = (html: string) => html.replaceAll(/<[^>]+>/g, '\n').replaceAll(/&\w+;/g, ' ');

/** The position of a whole word; a star at its end matches any ending. */
export function wordIn(text: string, word: string): boolean {
  const open = word.endsWith('*');
  const written = (open ? word.slice(0, -1) : word).replaceAll(/[.+?^${}()|[\]\\/]/g, '\\$&');
  const ends = open ? '' : '(?![\\p{L}\\p{M}\\p{N}])';
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${written}${ends}`, 'iu').test(text);
}
