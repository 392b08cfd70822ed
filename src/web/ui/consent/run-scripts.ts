// Which of the owner's scripts run in this document. What runs can not be stopped: a page that may
// not have it is loaded as a whole instead, and so is one that may have more than this document.
import { ALL_PAGES, routePattern } from '#contract/script-pages.ts';
import type { HeldScript, OwnerScript } from '#web/owner-scripts.ts';
import type { Consent } from '#web/ui/consent/consent.ts';

type Scripts = { scripts: OwnerScript[]; held: HeldScript[] };

const HELD = new RegExp(routePattern([ALL_PAGES]));
const running = new Set<string>();

/** Whether a page may hold anything of the owner's; takes its path without the language. */
export const mayHoldScripts = (path: string): boolean => HELD.test(path);

/** The scripts that were agreed to and are for a path. */
function wantedAt(path: string, { scripts }: Scripts, given: Consent | null): Set<string> {
  const wanted = scripts.filter(
    ({ key, paths }) => given?.yes.includes(key) && new RegExp(paths).test(path),
  );
  return new Set(wanted.map(({ key }) => key));
}

/** Starts what is for this path, was agreed to, and may run in this document. */
export function startScripts(path: string, site: Scripts, given: Consent | null): void {
  const wanted = wantedAt(path, site, given);
  for (const script of site.held)
    if (wanted.has(script.key) && !running.has(script.key)) {
      running.add(script.key);
      start(script);
    }
}

/** Whether a path has to be loaded as a whole: by what runs here, or by what can not run here. */
export function needsLoad(path: string, site: Scripts, given: Consent | null): boolean {
  const wanted = wantedAt(path, site, given);
  return (
    [...running].some((key) => !wanted.has(key)) ||
    [...wanted].some((key) => !site.held.some((script) => script.key === key))
  );
}

/** Whether something runs that is not agreed to any more. */
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
