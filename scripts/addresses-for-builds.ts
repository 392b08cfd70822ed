// Screens call the API by name, and need only the addresses of calls, not their shapes. A build
// therefore contains lines of src/contract/addresses.ts and desk-addresses.ts instead of the
// contract, and only those that its screens name.
import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const NAME = /['"](\w+\.\w+)['"]/g;

/** Takes the paths of a build's screens, as glob patterns. */
export function addressesForBuilds(...screens: string[]): Plugin {
  const written = (name: string, lines: Record<string, string>) => {
    const named = namesIn(globSync(screens));
    const asked = Object.entries(lines).filter(([call]) => named.has(call));
    return `export const ${name} = ${JSON.stringify(Object.fromEntries(asked))};`;
  };
  return {
    name: 'addresses',
    apply: 'build',
    async load(id) {
      if (id.endsWith('/src/contract/addresses.ts')) {
        const { addresses } = await import('../src/contract/addresses.ts');
        return written('addresses', addresses);
      }
      if (id.endsWith('/src/contract/desk-addresses.ts')) {
        const { deskAddresses, deskPermissions } =
          await import('../src/contract/desk-addresses.ts');
        return [
          written('deskAddresses', deskAddresses),
          written('deskPermissions', deskPermissions),
        ].join('\n');
      }
      return null;
    },
  };
}

/** All quoted texts that may name a call: the types allow no other way to name one. */
function namesIn(files: string[]): Set<string> {
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(NAME)].map(([, name = '']) => name),
    ),
  );
}
