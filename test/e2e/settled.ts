// When a page has come to rest: nothing is being fetched and its scripts have nothing to do.
import type { Page, Request, Response } from 'playwright-core';

/** In a row, without a request between them: what is asked next is asked by a hand or a clock. */
const QUIET_TURNS = 2;

type Traffic = { open: Set<Request>; begun: number };
const traffic = new WeakMap<Page, Traffic>();

/** Counts what a page asks for, from now on. */
export function watchTraffic(page: Page): Traffic {
  const known = traffic.get(page);
  if (known) return known;
  const made: Traffic = { open: new Set(), begun: 0 };
  const end = (request: Request) => made.open.delete(request);
  page.on('request', (request) => {
    made.begun++;
    made.open.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) made.open.clear(); // the page before asks for nothing any more
  });
  traffic.set(page, made);
  return made;
}

/** Opens an address and waits until its page has come to rest. */
export async function openPage(page: Page, address: string): Promise<Response | null> {
  watchTraffic(page);
  const answer = await page.goto(address);
  await settled(page);
  return answer;
}

/** Loads the page anew and waits until it has come to rest. */
export async function reload(page: Page): Promise<void> {
  watchTraffic(page);
  await page.reload();
  await settled(page);
}

/** Waits until a page that is loading, or does what it was asked to, has come to rest. */
export async function settled(page: Page): Promise<void> {
  const { open: asked } = watchTraffic(page);
  await page.waitForLoadState('load');
  for (let quiet = 0; quiet < QUIET_TURNS;) {
    const before = watchTraffic(page).begun;
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          requestIdleCallback(() => resolve());
        }),
    );
    quiet = asked.size === 0 && watchTraffic(page).begun === before ? quiet + 1 : 0;
  }
}
