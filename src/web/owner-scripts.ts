// The owner's scripts for pages. The server alone decides which of them a page may run, by the page
// list and the path.
import { createHash } from 'node:crypto';
import { ALL_PAGES, routePattern, scriptPages, type ConsentKind } from '#contract/script-pages.ts';
import { originsOf, type CustomScript } from '#market/content/custom-script.ts';
import { readCustomScripts } from '#market/content/read-custom-scripts.ts';
import type { Visit } from '#hall/visit.ts';
import { pageIdAt } from '#web/page-address.ts';

/** What every page says about a script: the kind of consent that it needs, and its paths. */
export type OwnerScript = { key: string; name: string; consent: ConsentKind; paths: string };
/** What only pages get that may run it. */
export type HeldScript = { key: string; code: string; address: string };

/** The scripts that the page at a path may run after consent. */
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
 * The key under which a browser stores an answer. It changes with the purpose and the hosts of a
 * script, because consent does not cover others.
 */
const keyOf = (script: CustomScript): string =>
  createHash('sha256')
    .update([script.key, script.consent, ...originsOf(script)].join(' '))
    .digest('hex')
    .slice(0, 10);
