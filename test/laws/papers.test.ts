// What the documents say about the code exists: files, commands, and the words of the glossary.
// Pages of decisions/ are left out, because they describe the state of their day.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'vitest';
import { filesIn, hold, root, textOf } from './sources.ts';

const WIDEST = 120;
const FOLDERS = 'src|test|db|docs|scripts|bench|locales|decisions|public';
/** A path with a placeholder: `…`, `*`, `{id}`, `YYYY`. */
const PATTERN = /[*…{}<>]|YYYY/;
/** Addresses below /api/v1/ that are no calls: browsers and gateways go there. */
const LED_TO = new Set(['webhooks/{gateway}']);

const papers = [
  ...['README', 'ARCHITECTURE', 'CONTRIBUTING', 'STYLE', 'SECURITY', 'CHANGELOG'].map(
    (name) => `${name}.md`,
  ),
  ...['docs', 'src'].flatMap(filesIn).filter((path) => path.endsWith('.md')),
].map((path) => ({ path, text: textOf(path) }));
const { scripts }: { scripts: Record<string, string> } = JSON.parse(textOf('package.json'));
const { paths }: { paths: Record<string, unknown> } = JSON.parse(textOf('openapi.json'));

/** The matches of a pattern's first group in a document, each with an error message. */
const wrong = (pattern: RegExp, isWrong: (name: string, paper: string) => boolean, why: string) =>
  papers.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)]
      .map(([, name = '']) => name)
      .filter((name) => isWrong(name, path))
      .map((name) => `${path} names ${name}, ${why}`),
  );

describe('papers', () => {
  // a row of a table cannot be broken
  it('have no line that is too wide', () =>
    hold(
      papers.flatMap(({ path, text }) =>
        text
          .split('\n')
          .flatMap((line, at) =>
            line.length > WIDEST && !line.startsWith('|')
              ? [`${path}:${at + 1} is wider than ${WIDEST}: break it.`]
              : [],
          ),
      ),
    ));

  it('link to what is there', () =>
    hold(
      wrong(
        /\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g,
        (to, paper) => !existsSync(join(root, dirname(paper), to)),
        'which its link does not lead to.',
      ),
    ));

  it('name files that are there', () =>
    hold(
      wrong(
        new RegExp(`\`((?:${FOLDERS})/[^\`\\s]*)\``, 'g'),
        (file) => !PATTERN.test(file) && !existsSync(join(root, file)),
        'which is not there: follow what moved, or take it out.',
      ),
    ));

  it('name commands that are there', () =>
    hold(
      wrong(
        /npm run ([\w:-]+)/g,
        (name) => !(name in scripts),
        'which package.json has no script for.',
      ),
    ));
});

describe('the glossary', () => {
  const entries = textOf('ARCHITECTURE.md')
    .split('## Glossary')[1]
    ?.split(/\n(?=- \*\*|#|\n)/)
    .map((entry) => entry.replaceAll(/\s+/g, ' '));
  const named = (what: string) =>
    (entries ?? []).flatMap((entry) =>
      [...entry.matchAll(new RegExp(`\\b${what}s? ((?:\`[^\`]+\`(?:, | and )?)+)`, 'gi'))].flatMap(
        ([, list = '']) => [...list.matchAll(/`([^`]+)`/g)].map(([, one = '']) => one),
      ),
    );
  const missing = (what: string, isThere: (name: string) => boolean, where: string) =>
    named(what)
      .filter((name) => !PATTERN.test(name.replaceAll(/\{\w+\}/g, '')) && !isThere(name))
      .map((name) => `The glossary of ARCHITECTURE.md names the ${what} ${name}: ${where}`);

  it('names tables that are there', () => {
    const tables = textOf('src/db/tables.ts');
    hold(missing('table', (name) => tables.includes(`  ${name}: {`), 'the schema has none.'));
  });
  it('names types that are there', () => {
    const declared = new Set(
      filesIn('src').flatMap((path) =>
        [...textOf(path).matchAll(/export (?:type|class) (\w+)/g)].map(([, name]) => name),
      ),
    );
    hold(missing('type', (name) => declared.has(name), 'nothing in src exports one.'));
  });
  it('names calls that are there', () =>
    hold(
      missing(
        'API',
        (path) => LED_TO.has(path) || Object.hasOwn(paths, `/${path}`),
        'openapi.json has no such call.',
      ),
    ));
});
