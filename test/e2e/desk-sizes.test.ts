// The size limits of the back office and the seller centre, from their build's data about each
// screen.
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const FOLDER = 'build/desk';
const MANIFEST = `${FOLDER}/manifest.json`;
const FIRST_SCREEN_KB = 250;
const NEXT_SCREEN_KB = 60;
/** What every form needs is loaded soon after the first screen, and counted with it. */
const AHEAD = 'src/web/desk/edit/edit-screen.tsx';

type Part = {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
};

describe.skipIf(!existsSync(MANIFEST))('the screens of', () => {
  const parts: Record<string, Part> = existsSync(MANIFEST)
    ? JSON.parse(readFileSync(MANIFEST, 'utf8'))
    : {};
  const fetched = (name: string, all = new Set<string>()): Set<string> => {
    if (all.has(name)) return all;
    all.add(name);
    for (const one of parts[name]?.imports ?? []) fetched(one, all);
    return all;
  };
  const weights = new Map<string, number>();
  const weightOf = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => {
      const file = parts[name]?.file ?? '';
      if (!weights.has(file))
        weights.set(file, gzipSync(readFileSync(`${FOLDER}/${file}`)).length / 1000);
      return sum + (weights.get(file) ?? 0);
    }, 0);
  describe.each(['src/web/desk/main.tsx', 'src/web/seller/main.tsx'])('%s', (entry) => {
    const first = fetched(entry);
    for (const name of fetched(AHEAD)) first.add(name);

    it(`has at most ${FIRST_SCREEN_KB} kB of script on its first screen`, () => {
      expect(parts[entry]?.isEntry).toBe(true);
      expect(parts[AHEAD]).toBeDefined();
      expect(weightOf(first)).toBeLessThan(FIRST_SCREEN_KB);
    });

    it(`has at most ${NEXT_SCREEN_KB} kB more on any other`, () => {
      const screens = [...fetched(entry)]
        .flatMap((name) => parts[name]?.dynamicImports ?? [])
        .filter((name) => name !== AHEAD && name.startsWith('src/web/'));
      expect(screens.length).toBeGreaterThan(1);
      const heavy = screens
        .map(
          (name) =>
            [
              name,
              Math.round(weightOf([...fetched(name)].filter((one) => !first.has(one)))),
            ] as const,
        )
        .filter(([, kb]) => kb > NEXT_SCREEN_KB);
      expect(heavy).toEqual([]);
    });
  });
});
