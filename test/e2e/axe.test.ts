// What axe says of every screen, on a wide one and a narrow one, in both directions, light and dark.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findScreens, screens, type Screens } from './screens.ts';
import { missing, openSite, type Site } from './site.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TALL = 1600;                         // so that what sticks to the bottom covers nothing that is looked at
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

let site: Site, shown: Screens;

describe.skipIf(missing !== null)(`axe${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    shown = await findScreens(site);
  });
  afterAll(() => site?.close());

  it.each([['en', '', 1280, 'light'], ['ar', '/ar', 360, 'dark']] as const)('axe finds nothing in %s%s at %d, %s', async (_, prefix, width, colorScheme) => {
    const { page, close } = await site.visit({ viewport: { width, height: TALL }, colorScheme, reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const name of screens) {
      await shown.be(page, name);
      await page.goto(`${prefix}${shown.paths[name]}`, { waitUntil: 'networkidle' });
      await page.evaluate(AXE);
      const violations = await page.evaluate(async (tags) => {
        const axe = Reflect.get(globalThis, 'axe') as { run: (where: Document, options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
        return (await axe.run(document, { runOnly: { type: 'tag', values: tags } })).violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')}`);
      }, RULES);
      found.push(...violations.map((violation) => `${name}: ${violation}`));
    }
    await close();
    expect(found).toEqual([]);
  }, 240_000);
});
