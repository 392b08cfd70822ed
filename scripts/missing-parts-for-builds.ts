// When the script of a page cannot be fetched, React Router loads the page that one is on anew, at
// every press. In builds it asks src/web/ui/load-pressed.ts instead, which loads the page that was
// pressed, and else the error is shown.
import type { Plugin } from 'vite';

const MODULE = '/react-router/dist/production/lib/dom/ssr/routeModules.js';
const RELOADS = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;
const LOADS_PRESSED = 'if (window.loadPressed?.()) return new Promise(() => {}); throw error;';

/** A Vite plugin. The build fails when the library's line has changed. */
export function missingPartsForBuilds(): Plugin {
  return {
    name: 'souk-missing-parts-for-builds',
    apply: 'build',
    transform: {
      filter: { id: /routeModules\.js$/ },
      handler(code, id) {
        if (!id.replaceAll('\\', '/').endsWith(MODULE)) return null;
        if (!RELOADS.test(code)) this.error(`${MODULE} no longer reloads as it did.`);
        return { code: code.replace(RELOADS, LOADS_PRESSED), map: null };
      },
    },
  };
}
