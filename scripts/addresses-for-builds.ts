// Pages call the API by name and need where a call stands, not its shapes: a build carries the
// lines of src/contract/addresses.ts instead of the contract.
import type { Plugin } from 'vite';

export function addressesForBuilds(): Plugin {
  return {
    name: 'addresses',
    apply: 'build',
    async load(id) {
      if (!id.endsWith('/src/contract/addresses.ts')) return null;
      const { addresses } = await import('../src/contract/addresses.ts');
      return `export const addresses = ${JSON.stringify(addresses)};`;
    },
  };
}
