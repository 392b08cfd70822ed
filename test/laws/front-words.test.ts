// The back office and the seller centre share parts, and each has its own messages: a screen never
// uses messages that its front did not load.
import { describe, expect, it } from 'vitest';
import { PARTS } from '#words/parts.ts';
import { filesFrom } from './import-graph.ts';
import { hold } from './sources.ts';
import { wordUses } from './word-uses.ts';

const uses = wordUses();

describe.each(['desk', 'seller'] as const)('the words of %s', (front) => {
  const brought = new Set<string>([...PARTS.work, ...PARTS[front]]);
  const drawn = filesFrom(`src/web/${front}/main.tsx`);
  const shownUses = uses.filter(({ at }) => drawn.has(at.split(':')[0] ?? ''));

  it('are all that its screens say', () =>
    hold(
      shownUses.flatMap(({ at, keys, open }) =>
        (open ? [`${open.section}.`] : keys)
          .filter((key) => !brought.has(key.split('.')[0] ?? ''))
          .map(
            (key) =>
              `${at} asks for ${key}, which ${front} does not bring: move the section to ` +
              '`work` in src/words/parts.ts if both fronts say it.',
          ),
      ),
    ));

  it('are said somewhere', () => expect(shownUses.length).toBeGreaterThan(20));
});
