// Pages call the API by name and need where a call stands, not its shapes: a build carries the
// lines of src/contract/addresses.ts instead of the contract, and of these the ones that pages name.
import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const NAME = /'(\w+\.\w+)'/g;

export function addressesForBuilds(): Plugin {
  return {
    name: 'addresses',
    apply: 'build',
    async load(id) {
      if (!id.endsWith('/src/contract/addresses.ts')) return null;
      const { addresses } = await import('../src/contract/addresses.ts');
      const named = namesIn(globSync('src/web/**/*.{ts,tsx}'));
      const asked = Object.entries(addresses).filter(([name]) => named.has(name));
      return `export const addresses = ${JSON.stringify(Object.fromEntries(asked))};`;
    },
  };
}

/** What stands in quotes and may name a call: types let a call be named in no other way. */
function namesIn(files: string[]): Set<string> {
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(NAME)].map(([, name = '']) => name),
    ),
  );
}
