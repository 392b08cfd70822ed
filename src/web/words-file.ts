// The messages without a file in the build: a part of a language with changed texts, or of a
// language without a file in `locales`. Each is a file named by its content, like those of the
// build; an import map leads to it from the file that the scripts were built with, so that they
// need not change.
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { LANGUAGE_CODE } from '#base/language-code.ts';
import { finish, type CachedAnswer } from '#hall/cached-answer.ts';
import { fileOf, hasLanguage, wordsOf, type Sections, type Words } from '#words/catalogue.ts';
import { readySections } from '#words/parsed.ts';
import { isInPart, partOf } from '#words/part-words.ts';
import { PARTS } from '#words/parts.ts';

type WordsFile = { address: string; answer: CachedAnswer };

const FILE = new RegExp(`^/assets/said-([a-z]+)-(${LANGUAGE_CODE})-[0-9a-f]+\\.js$`);
const HASH_LETTERS = 10;
const KNOWN = new Set(['shop', ...Object.keys(PARTS)]);
/** For pages that were opened before a text changed. */
const MOST_BEFORE = 100;
const made = new WeakMap<Words, Map<string, WordsFile>>();
const before = new LRUCache<string, CachedAnswer>({ max: MOST_BEFORE });

/** Such a file by its path; undefined for any other path. */
export function wordsFile(path: string): CachedAnswer | undefined {
  const [, part, language] = FILE.exec(path) ?? [];
  if (!part || !language || !hasLanguage(language) || !KNOWN.has(part)) return undefined;
  const now = fileNow(part, language);
  return now.address === path ? now.answer : before.get(path);
}

/**
 * The address of a part of a language's messages; `built` has the addresses of the build's files by
 * `part-language`.
 */
export const wordsAddress = (
  part: string,
  language: string,
  built: Record<string, string>,
): string => changedAddress(part, language) ?? built[`${part}-${builtLanguage(language)}`] ?? '';

/** The import map from files of the build to their replacements; empty if there are none. */
export function wordsMap(
  parts: readonly string[],
  language: string,
  built: Record<string, string>,
): string {
  const lines = parts.flatMap((part) => {
    const from = built[`${part}-${builtLanguage(language)}`];
    const to = from && changedAddress(part, language);
    // written this way, the worker does not take it for a file that the page needs
    // (public/worker.js)
    return to
      ? [`${JSON.stringify(from).replaceAll('/', String.raw`\/`)}:${JSON.stringify(to)}`]
      : [];
  });
  return lines.length > 0
    ? `<script type="importmap">{"imports":{${lines.join(',')}}}</script>`
    : '';
}

/** A language without a file starts with the English one (web/ui/words/load-words.ts). */
const builtLanguage = (language: string) => (fileOf(language) ? language : 'en');

function changedAddress(part: string, language: string): string | null {
  const file: Sections = fileOf(language) ?? fileOf('en') ?? {};
  const words: Sections = wordsOf(language);
  const changed = Object.keys(words).some(
    (section) => isInPart(section, part) && words[section] !== file[section],
  );
  return changed ? fileNow(part, hasLanguage(language) ? language : 'en').address : null;
}

function fileNow(part: string, language: string): WordsFile {
  const words = wordsOf(language);
  const files = made.get(words) ?? new Map<string, WordsFile>();
  made.set(words, files);
  const file = files.get(part) ?? makeFile(part, language, words);
  files.set(part, file);
  return file;
}

function makeFile(part: string, language: string, words: Sections): WordsFile {
  const own = Object.fromEntries(
    Object.entries(words).filter(([section]) => isInPart(section, part)),
  );
  const body = `export default ${JSON.stringify(partOf(readySections(own), part))}`;
  const hash = createHash('sha256').update(body).digest('hex').slice(0, HASH_LETTERS);
  const address = `/assets/said-${part}-${language}-${hash}.js`;
  const answer = finish({
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    },
    body,
    tags: [],
    until: null,
  });
  before.set(address, answer);
  return { address, answer };
}
