// docs/specification.md says for each statement of the specification what proves it: a test by
// title, or the page of decisions/ that says why it was built differently. All of these exist.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { titlesIn } from './titles.ts';
import { hold, parse, root, textOf } from './sources.ts';

const PAPER = 'docs/specification.md';
/** Statements without a proof yet, each with the reason. */
const OPEN: Record<string, string> = {};

type Row = { number: string; statement: string; shownBy: string[] };

const sections = textOf(PAPER)
  .split(/^## (?=\d+\. )/m)
  .slice(1)
  .map((text) => ({ number: Number.parseInt(text, 10), rows: rowsOf(text) }));
const rows = sections.flatMap((section) => section.rows);
const titles = new Map<string, string[]>();

describe('the specification', () => {
  it('has every number once, in order', () =>
    hold(
      sections.flatMap((section, at) => [
        ...(section.number === at + 1 ? [] : [`${PAPER}: section ${at + 1} is missing.`]),
        ...section.rows.flatMap(({ number }, place) => {
          const wanted = `${at + 1}.${place + 1}`;
          return number === wanted ? [] : [`${PAPER} has ${number} where ${wanted} belongs.`];
        }),
      ]),
    ));

  it('has all nine sections, none without statements', () =>
    hold(
      Array.from({ length: 9 }, (_, at) => at + 1)
        .filter((number) => !sections.some((one) => one.number === number && one.rows.length > 0))
        .map((number) => `${PAPER} has no statement of section ${number}.`),
    ));

  it('says of each statement what shows it', () =>
    hold(
      rows.flatMap(({ number, statement, shownBy }) =>
        statement !== '' && (shownBy.length > 0 || number in OPEN)
          ? []
          : [`${PAPER}, ${number} (“${statement}”) names neither a test nor a decision.`],
      ),
    ));

  it('names tests and decisions that are there', () =>
    hold(
      rows.flatMap(({ number, shownBy }) =>
        shownBy.flatMap((shown) => {
          const fault = faultOf(shown);
          return fault ? [`${PAPER}, ${number} names ${shown}: ${fault}`] : [];
        }),
      ),
    ));

  it('lists as open only what nothing shows', () =>
    hold(
      Object.keys(OPEN)
        .filter((number) => rows.find((row) => row.number === number)?.shownBy.length !== 0)
        .map((number) => `${number} is shown, or is no statement: take it off OPEN of this law.`),
    ));
});

/** The rows of a table: number, statement, and its proofs, one a line. */
function rowsOf(text: string): Row[] {
  return [...text.matchAll(/^\| *(\d[\d.]*) *\|([^|]*)\|([^|]*)\|$/gm)].map(
    ([, number = '', statement = '', shown = '']) => ({
      number,
      statement: statement.trim(),
      shownBy: shown
        .split('<br>')
        .map((one) => one.trim())
        .filter((one) => one !== '' && one !== 'open'),
    }),
  );
}

/** What is wrong with `decisions/….md`, or with `api/orders` › title; null if it exists. */
function faultOf(shown: string): string | null {
  const [, place = '', wanted = ''] = /^`([\w/.-]+)`(?: › (.+))?$/.exec(shown) ?? [];
  if (place.startsWith('decisions/'))
    return existsSync(join(root, place)) ? null : 'there is no such decision.';
  const path = `test/${place}.test.ts`;
  if (place === '' || !existsSync(join(root, path))) return `there is no ${path}.`;
  if (wanted === '') return 'say the title of the test.';
  const found = titles.get(path) ?? titlesIn(parse(path));
  titles.set(path, found);
  return found.some((title) => title === wanted || title.endsWith(` › ${wanted}`))
    ? null
    : `${path} has no test of this title.`;
}
