// Small files and lines that fit on a screen are easier to keep in mind.
import { describe, it } from 'vitest';
import { filesIn, hold, sourcesIn, textOf } from './sources.ts';

const MOST_LINES = 250;
const MEDIAN_LINES = 60;
const LAST_TENTH_LINES = 120;
const MOST_LETTERS = 120;
const MOST_COMMENT_LETTERS = 100;
const COMMENT = /^\s*(\/\/|\/?\*)/;
/**
 * Lines that cannot be broken: an import of one name, a directive for the linter, a regular
 * expression alone on its line.
 */
const WHOLE_LINE = /^import \S+ from '[^']+';$|oxlint-disable|^\s*\/.+\/[a-z]*[,;]$/;
const PRINTED = new Set(['src/db/tables.ts']); // printed by npm run tables

const files = ['src', 'test', 'bench', 'scripts']
  .flatMap(filesIn)
  .filter((path) => /\.(tsx?|mjs)$/.test(path) && !PRINTED.has(path))
  .map((path) => ({ path, lines: textOf(path).trimEnd().split('\n') }));

const long = files.filter(({ lines }) => lines.length > MOST_LINES);

describe('sizes', () => {
  it(`no file has more than ${MOST_LINES} lines`, () =>
    hold(
      long.map(
        ({ path, lines }) =>
          `${path} has ${lines.length} lines, more than ${MOST_LINES}: it does more than one ` +
          'thing. Give each thing a file of its own, named for what it exports.',
      ),
    ));

  it(`half of src has at most ${MEDIAN_LINES} lines a file, nine tenths ${LAST_TENTH_LINES}`, () => {
    const counts = sourcesIn('src')
      .filter(({ path }) => !PRINTED.has(path))
      .map(({ text }) => text.trimEnd().split('\n').length)
      .sort((a, b) => a - b);
    const at = (share: number) => counts[Math.floor(counts.length * share)] ?? 0;
    hold([
      ...(at(0.5) > MEDIAN_LINES ? [tooMany('median', at(0.5), MEDIAN_LINES)] : []),
      ...(at(0.9) > LAST_TENTH_LINES ? [tooMany('ninth tenth', at(0.9), LAST_TENTH_LINES)] : []),
    ]);
  });

  it(`no line is longer than ${MOST_LETTERS} letters`, () =>
    hold(
      files.flatMap(({ path, lines }) =>
        lines.flatMap((line, at) =>
          line.length <= MOST_LETTERS || WHOLE_LINE.test(line)
            ? []
            : [
                `${path}:${at + 1} has ${line.length} letters, more than ${MOST_LETTERS}: ` +
                  'break the line where its parts begin.',
              ],
        ),
      ),
    ));

  it(`no comment is wider than ${MOST_COMMENT_LETTERS} letters`, () =>
    hold(
      files.flatMap(({ path, lines }) =>
        lines.flatMap((line, at) =>
          line.length <= MOST_COMMENT_LETTERS || !COMMENT.test(line) || WHOLE_LINE.test(line)
            ? []
            : [`${path}:${at + 1} has a comment of ${line.length} letters: break the line.`],
        ),
      ),
    ));
});

function tooMany(what: string, lines: number, most: number): string {
  return (
    `The ${what} of the files of src has ${lines} lines, more than ${most}: files are growing ` +
    'together. Split those that do two things.'
  );
}
