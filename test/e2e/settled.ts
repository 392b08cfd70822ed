// Detects when a page has come to rest: nothing is loading and its scripts are idle.
import type { Page, Request, Response } from 'playwright-core';

/** In a row, without a request between them: later requests are caused by a person or a clock. */
const QUIET_TURNS = 4;
/** The same while the page shows placeholders, whose data a test may be holding. */
const PATIENT_TURNS = 30;
/** A page whose scripts never arrive is never hydrated: after this many turns it is final. */
const MOST_TURNS = 200;

type Traffic = { open: Set<Request>; begun: number };
const traffic = new WeakMap<Page, Traffic>();

/** Counts a page's requests; called as soon as the page exists. */
export function watchTraffic(page: Page): void {
  const made: Traffic = { open: new Set(), begun: 0 };
  const end = (request: Request) => made.open.delete(request);
  page.on('request', (request) => {
    made.begun++;
    made.open.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) made.open.clear(); // the last page sends no more requests
  });
  traffic.set(page, made);
}

/**
 * Opens an address and waits until its page has come to rest, laid out to its end: otherwise what
 * is below the first screen would have no text until it comes near.
 */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address);
  await settled(page);
  await page.evaluate(() => document.documentElement.toggleAttribute('data-whole', true));
  return answer;
}

/** Reloads the page and waits until it has come to rest. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await settled(page);
}

/** Waits until a page that is loading or working has come to rest. */
export async function settled(page: Page): Promise<void> {
  const requests = traffic.get(page);
  if (!requests) throw new Error('This page is not one of a visitor of site.ts.');
  await page.waitForLoadState('load');
  await page.evaluate(() => Reflect.get(globalThis, 'scriptsAsked')); // scripts load after pictures
  let needed = QUIET_TURNS;
  for (let quiet = 0, turns = 0; quiet < needed; turns++) {
    const before = requests.begun;
    const { alive, waiting } = await nextTurn(page);
    const isQuiet = (alive || turns > MOST_TURNS) && requests.open.size === 0;
    quiet = isQuiet && requests.begun === before ? quiet + 1 : 0;
    needed = waiting ? PATIENT_TURNS : QUIET_TURNS;
  }
}

/**
 * Waits for a moment in which the page's scripts are idle, which can also happen while scripts are
 * still loading: returns whether React has hydrated the page, and whether it waits for more.
 */
const nextTurn = (page: Page): Promise<{ alive: boolean; waiting: boolean }> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestIdleCallback(() =>
          resolve({
            alive:
              !('scriptsAsked' in globalThis) ||
              Object.keys(document).some((key) => key.startsWith('__reactContainer')),
            waiting:
              !document.querySelector('main') || document.querySelector('.skeleton') !== null,
          }),
        );
      }),
  );
