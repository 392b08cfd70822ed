// Which of the owner's scripts run in this document. A running script cannot be stopped: a page
// that may not have it is loaded in full instead, and so is one that may have more than this
// document.
import { ALL_PAGES, routePattern } from '#contract/script-pages.ts';
import type { HeldScript, OwnerScript } from '#web/owner-scripts.ts';
import type { Consent } from '#web/ui/consent/consent.ts';

type Scripts = { scripts: OwnerScript[]; held: HeldScript[] };

const HELD = new RegExp(routePattern([ALL_PAGES]));
const running = new Set<string>();

/** Whether a page may run any script of the owner; takes its path without the language. */
export const mayHoldScripts = (path: string): boolean => HELD.test(path);

/** The accepted scripts for a path. */
function wantedAt(path: string, { scripts }: Scripts, given: Consent | null): Set<string> {
  const wanted = scripts.filter(
    ({ key, paths }) => given?.yes.includes(key) && new RegExp(paths).test(path),
  );
  return new Set(wanted.map(({ key }) => key));
}

/** Starts the scripts that are for this path, were accepted, and may run in this document. */
export function startScripts(path: string, site: Scripts, given: Consent | null): void {
  const wanted = wantedAt(path, site, given);
  for (const script of site.held)
    if (wanted.has(script.key) && !running.has(script.key)) {
      running.add(script.key);
      start(script);
    }
}

/** Whether a path must be loaded in full, because of a script that runs here or cannot. */
export function needsLoad(path: string, site: Scripts, given: Consent | null): boolean {
  const wanted = wantedAt(path, site, given);
  return (
    [...running].some((key) => !wanted.has(key)) ||
    [...wanted].some((key) => !site.held.some((script) => script.key === key))
  );
}

/** Whether a script runs that is no longer accepted. */
export const runsUnasked = (given: Consent | null): boolean =>
  [...running].some((key) => !given?.yes.includes(key));

function start({ code, address }: HeldScript): void {
  if (code) {
    const script = document.createElement('script');
    script.textContent = code;
    document.head.append(script);
  }
  if (address) {
    const script = document.createElement('script');
    script.async = true;
    script.src = address;
    document.head.append(script);
  }
}
