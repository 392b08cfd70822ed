// The owner's scripts as pages have them: which of them a page may hold says the server, from the
// page list and the path, and nothing else.
import { createHash } from 'node:crypto';
import { ALL_PAGES, routePattern, scriptPages, type ConsentKind } from '#contract/script-pages.ts';
import { originsOf, type CustomScript } from '#market/content/custom-script.ts';
import { readCustomScripts } from '#market/content/read-custom-scripts.ts';
import type { Visit } from '#hall/visit.ts';
import { pageIdAt } from '#web/page-address.ts';

/** What every page says of a script: what people agree to, and the paths that it is for. */
export type OwnerScript = { key: string; name: string; consent: ConsentKind; paths: string };
/** What only the pages have that may run it. */
export type HeldScript = { key: string; code: string; address: string };

/** The scripts that the page at a path may run, once they are agreed to. */
export async function readScriptsOn(
  { reading, services, market }: Visit,
  path: string,
): Promise<CustomScript[]> {
  const prefixes = market.languages
    .map(({ code }) => code)
    .filter((code) => code !== market.default_language);
  const page = pageIdAt(path, prefixes);
  if (page === null || !Object.hasOwn(scriptPages, page)) return [];
  const all = await services.readCache.get('custom scripts', reading, readCustomScripts);
  return all.filter(({ pages }) => pages.includes(ALL_PAGES) || pages.includes(page));
}

export const publicScript = (script: CustomScript): OwnerScript => ({
  key: keyOf(script),
  name: script.name,
  consent: script.consent,
  paths: routePattern(script.pages),
});

export const scriptCode = (script: CustomScript): HeldScript => ({
  key: keyOf(script),
  code: script.code,
  address: script.address,
});

/**
 * What a browser remembers of an answer. Somebody who agreed to a script did not agree to another
 * purpose of it, nor to another party.
 */
const keyOf = (script: CustomScript): string =>
  createHash('sha256')
    .update([script.key, script.consent, ...originsOf(script)].join(' '))
    .digest('hex')
    .slice(0, 10);
