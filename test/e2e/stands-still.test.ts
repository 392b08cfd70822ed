// Late contents do not push down what is being read: every script and answer of a page waits until
// the page was drawn without it.
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWalker, type Walker } from './focus-steps.ts';
import { findScreens } from './screens.ts';
import { openPage } from './settled.ts';
import { missing, openSite, type Site, type Visitor } from './site.ts';

/** A page that moves less is good: https://web.dev/articles/cls */
const GOOD = 0.1;
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];
const names = ['product', 'cart', 'shipping', 'checkout', 'order', 'orders'];

let site: Site;
let walker: Walker;
let paths: Record<string, string>;

describe.skipIf(missing !== null)(`a page${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    walker = await makeWalker(site);
    paths = { ...(await findScreens(site)).paths, order: walker.order };
  });
  afterAll(() => site?.close());

  const visit = async (viewport: { width: number; height: number }): Promise<Visitor> => {
    const visitor = await site.visit({ viewport });
    await visitor.page.addInitScript((token) => {
      localStorage.setItem('user_token', token);
    }, walker.token);
    await visitor.page.addInitScript(watchShifts);
    await visitor.page.route(/\/assets\/.*\.js|\/api\/v1\//, oneByOne(visitor.page));
    return visitor;
  };
  const moved = async ({ page }: Visitor, name: string): Promise<number> => {
    const account = { name: 'frontend_token', value: walker.bearer, url: site.origin };
    await page.context().clearCookies();
    if (name !== 'order' && name !== 'orders') await page.context().addCookies([account]);
    await openPage(page, paths[name] ?? '');
    return page.evaluate(() => Reflect.get(globalThis, 'moved'));
  };

  it.each(sizes)('stands still at $width × $height', { timeout: 300_000 }, async (size) => {
    const visitor = await visit(size);
    const restless: string[] = [];
    for (const name of names) {
      const shift = await moved(visitor, name);
      if (shift > GOOD) restless.push(`${name}: ${shift.toFixed(3)}`);
    }
    await visitor.close();
    expect(restless).toEqual([]);
  });

  it('is seen to move when something comes above it', { timeout: 60_000 }, async () => {
    const visitor = await visit({ width: 1280, height: 900 });
    await visitor.page.addInitScript(() => {
      addEventListener('load', () => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => document.body.style.setProperty('padding-top', '300px'));
        });
      });
    });
    const shift = await moved(visitor, 'product');
    await visitor.close();
    expect(shift).toBeGreaterThan(GOOD);
  });
});

/** Lets a page's requests through one by one, each after the page was drawn without it. */
function oneByOne(page: Page): (route: Route) => Promise<void> {
  let before: Promise<unknown> = Promise.resolve();
  return (route) => {
    const own = before
      .then(() => page.evaluate(drawn))
      .catch(() => undefined) // the page is being left
      .then(() => route.continue());
    before = own.catch(() => undefined);
    return own;
  };
}

/** Two frames: what had arrived is on the screen. Runs in the browser. */
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** Sums up how far a page moves by itself. Runs in the browser. */
function watchShifts(): void {
  Reflect.set(globalThis, 'moved', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'hadRecentInput') === false)
        Reflect.set(
          globalThis,
          'moved',
          Number(Reflect.get(globalThis, 'moved')) + Number(Reflect.get(entry, 'value')),
        );
  }).observe({ type: 'layout-shift', buffered: true });
}
