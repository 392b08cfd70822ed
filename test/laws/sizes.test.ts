// Small files and lines that fit a screen: what can be read at once can be kept in mind.
import { describe, it } from 'vitest';
import { filesIn, hold, sourcesIn, textOf } from './sources.ts';

const MOST_LINES = 250, MEDIAN_LINES = 60, MOST_LETTERS = 300;
const PRINTED = new Set(['src/db/tables.ts']);       // printed by npm run tables

const files = ['src', 'test', 'bench', 'scripts'].flatMap(filesIn).filter((path) => /\.(tsx?|mjs)$/.test(path) && !PRINTED.has(path))
  .map((path) => ({ path, lines: textOf(path).trimEnd().split('\n') }));

describe('sizes', () => {
  it(`no file has more than ${MOST_LINES} lines`, () => hold(files.filter(({ lines }) => lines.length > MOST_LINES)
    .map(({ path, lines }) => `${path} has ${lines.length} lines, more than ${MOST_LINES}: it does more than one thing. Give each thing a file of its own, named for what it exports.`)));

  it(`half of the files of src have at most ${MEDIAN_LINES} lines`, () => {
    const counts = sourcesIn('src').filter(({ path }) => !PRINTED.has(path)).map(({ text }) => text.trimEnd().split('\n').length).sort((a, b) => a - b);
    const median = counts[Math.floor(counts.length / 2)] ?? 0;
    hold(median > MEDIAN_LINES ? [`The median file of src has ${median} lines, more than ${MEDIAN_LINES}: files are growing together. Split the ones that do two things.`] : []);
  });

  it(`no line is longer than ${MOST_LETTERS} letters`, () => hold(files.flatMap(({ path, lines }) => lines.flatMap((line, at) => (line.length <= MOST_LETTERS ? []
    : [`${path}:${at + 1} has ${line.length} letters, more than ${MOST_LETTERS}: break the line where its parts begin.`])))));
});
