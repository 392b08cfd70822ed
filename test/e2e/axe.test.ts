// axe on every screen, wide and narrow, in both directions, light and dark.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { findScreens, screens, type Screens } from './screens.ts';
import { missing, openSite, type Site } from './site.ts';
import { openPage } from './settled.ts';

const TALL = 1600; // so that sticky bars cover nothing that is checked

let site: Site;
let shown: Screens;

describe.skipIf(missing !== null)(`axe${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    shown = await findScreens(site);
  });
  afterAll(() => site?.close());

  it.concurrent.each([
    ['en', '', 1280, 'light'],
    ['ar', '/ar', 360, 'dark'],
  ] as const)(
    'axe finds nothing in %s%s at %d, %s',
    async (_, prefix, width, colorScheme) => {
      const { page, close } = await site.visit({
        viewport: { width, height: TALL },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const found: string[] = [];
      for (const name of screens) {
        await shown.be(page, name);
        await openPage(page, `${prefix}${shown.paths[name]}`);
        found.push(...(await axe(page)).map((violation) => `${name}: ${violation}`));
      }
      await close();
      expect(found).toEqual([]);
    },
    600_000,
  );
});
