// Builds give browsers src/web/router instead of React Router, which is 33 kB larger: see
// decisions/2026-11-25-a-router-for-browsers.md.
import type { Plugin } from 'vite';

const ROUTER = '/src/web/router/';
const IN_BROWSERS: Record<string, string> = {
  'react-router': '#web/router/index.ts',
  'react-router/dom': '#web/router/hydrated-router.tsx',
};

/** A Vite plugin; the router itself still uses the library to match addresses and read answers. */
export function browserRouterForBuilds(): Plugin {
  return {
    name: 'souk-browser-router-for-builds',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(id, importer) {
      const itself = importer?.replaceAll('\\', '/').includes(ROUTER);
      const ours = IN_BROWSERS[id];
      return ours && !itself ? this.resolve(ours, importer) : null;
    },
  };
}
