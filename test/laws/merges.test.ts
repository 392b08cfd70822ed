// Finds leftover marks of a merge before a reader does.
import { readdirSync } from 'node:fs';
import { describe, it } from 'vitest';
import { filesIn, hold, root, textOf, where } from './sources.ts';

const FOLDERS = [
  'bench',
  'clients',
  'db',
  'decisions',
  'docs',
  'locales',
  'scripts',
  'src',
  'test',
];
const TEXT = /\.(tsx?|mjs|json|md|sql|css|svg)$/;
// A formatter may have moved the marks, and turned the last one into a quotation.
const MARK = /^[\s>]*(<{7} \S|>{7} \S|> > > > > > > )/m;

const top = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name);

describe('merges', () => {
  it('no file keeps the marks of an unfinished merge', () =>
    hold(
      [...top, ...FOLDERS.flatMap(filesIn)]
        .filter((path) => TEXT.test(path))
        .flatMap((path) => {
          const text = textOf(path);
          const at = MARK.exec(text)?.index;
          return at === undefined
            ? []
            : [`${where({ path, text }, at)} has the marks of a merge: decide what stays.`];
        }),
    ));
});
