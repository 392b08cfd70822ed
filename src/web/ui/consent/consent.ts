// What was consented to in this browser: stored only here, and asked again after half a year.
import type { OwnerScript } from '#web/owner-scripts.ts';
import { reactiveState } from '#web/ui/reactive-state.ts';

const NAME = 'cookie-consent';
const LASTS_MS = 180 * 86_400_000;

/** The keys of the accepted and the refused scripts; `at` in milliseconds. */
export type Consent = { at: number; yes: string[]; no: string[] };

/** Null until it is known, and if nobody has answered. */
export const consent = reactiveState<Consent | null>(null);

/** Reads the browser's storage again. */
export function readConsent(): void {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(NAME) ?? 'null');
    consent.set(isConsent(read) && Date.now() - read.at < LASTS_MS ? read : null);
  } catch {
    consent.set(null); // a browser without storage has consented to nothing
  }
}

export function keepConsent(yes: string[], no: string[]): void {
  const given = { at: Date.now(), yes, no };
  try {
    localStorage.setItem(NAME, JSON.stringify(given));
  } catch {
    // it then applies to this page only
  }
  consent.set(given);
}

export const hasAnswered = (given: Consent | null, scripts: OwnerScript[]): boolean =>
  given !== null && scripts.every(({ key }) => [...given.yes, ...given.no].includes(key));

/** Runs before the first paint: hides the question if it has been answered. */
export const hideIfAnswered = (scripts: OwnerScript[]): string =>
  `try{let c=JSON.parse(localStorage.getItem(${JSON.stringify(NAME)}));` +
  `if(c&&Date.now()-c.at<${LASTS_MS}&&${JSON.stringify(scripts.map(({ key }) => key))}` +
  '.every(k=>c.yes.concat(c.no).includes(k)))' +
  'document.currentScript.previousElementSibling.hidden=true}catch(e){}';

function isConsent(read: unknown): read is Consent {
  const texts = (list: unknown) =>
    Array.isArray(list) && list.every((one) => typeof one === 'string');
  return (
    typeof read === 'object' &&
    read !== null &&
    'at' in read &&
    typeof read.at === 'number' &&
    'yes' in read &&
    texts(read.yes) &&
    'no' in read &&
    texts(read.no)
  );
}
