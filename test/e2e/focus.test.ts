// Nothing covers the focus, and nothing scrolls in two directions: checked with Tab at 400 % of a
// desktop window and on a wide one, while the cookie notice, a message and the promotion show.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scrolledBothWays, walkFocus } from './walk-focus.ts';
import { makeWalker, sayMessage, showPromotion, type Walker } from './focus-steps.ts';
import { findScreens } from './screens.ts';
import { openPage } from './settled.ts';
import { missing, openSite, type Site, type Visitor } from './site.ts';

const sizes = [
  { width: 320, height: 256 },
  { width: 1280, height: 900 },
];
/** The screens with the promotion, and those where a message can be shown. */
const screens: [name: string, withPromotion: boolean, withMessage: boolean][] = [
  ['home', true, true],
  ['category', true, true],
  ['product', true, true],
  ['cart', false, true],
  ['shipping', false, false],
  ['checkout', false, false],
  ['order', false, false],
  ['profile', false, true],
  ['sign in', false, false],
];

let site: Site;
let walker: Walker;
let paths: Record<string, string>;

describe.skipIf(missing !== null)(`focus${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    walker = await makeWalker(site);
    paths = { ...(await findScreens(site)).paths, order: walker.order };
  });
  afterAll(() => site?.close());

  const visit = async (viewport: { width: number; height: number }): Promise<Visitor> => {
    const visitor = await site.visit({ viewport, reducedMotion: 'reduce' }, false);
    await visitor.page.clock.install();
    await visitor.page.addInitScript((token) => {
      for (const name of Object.keys(localStorage))
        if (name.startsWith('popup-banner')) localStorage.removeItem(name);
      localStorage.setItem('user_token', token);
    }, walker.token);
    return visitor;
  };
  const open = async ({ page }: Visitor, name: string) => {
    const account = { name: 'frontend_token', value: walker.bearer, url: site.origin };
    await page.context().clearCookies();
    if (name !== 'order' && name !== 'sign in') await page.context().addCookies([account]);
    await openPage(page, paths[name] ?? '');
  };

  it.each(sizes)('is never covered at $width × $height', { timeout: 600_000 }, async (size) => {
    const visitor = await visit(size);
    const { page } = visitor;
    const found: string[] = [];
    for (const [name, withPromotion, withMessage] of screens) {
      await open(visitor, name);
      expect(await page.locator('main h1').count(), name).toBe(1);
      if (withPromotion) await showPromotion(page);
      if (withMessage) await sayMessage(page, name);
      const { stops, hidden } = await walkFocus(page);
      expect(stops, name).toBeGreaterThan(5);
      const both = await scrolledBothWays(page);
      found.push(...[...hidden, ...both].map((one) => `${name}: ${one}`));
    }
    await visitor.close();
    expect(found).toEqual([]);
  });

  it('is seen to be covered when a bar covers it', { timeout: 120_000 }, async () => {
    const visitor = await visit({ width: 1280, height: 900 });
    const { page } = visitor;
    await open(visitor, 'sign in');
    await page.evaluate(() => {
      const bar = document.body.appendChild(document.createElement('div'));
      Object.assign(bar.style, { position: 'fixed', inset: '120px 0 0', zIndex: '99' });
    });
    const { hidden } = await walkFocus(page);
    await visitor.close();
    expect(hidden.length).toBeGreaterThan(2);
  });
});
