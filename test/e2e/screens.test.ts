// Every screen in every language on a narrow screen: it renders, logs nothing to the console, and
// does not overflow.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findScreens, personal, screens, type Screens } from './screens.ts';
import { missing, openSite, type Site } from './site.ts';
import { openPage } from './settled.ts';

let site: Site;
let shown: Screens;

describe.skipIf(missing !== null)(`screens${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    shown = await findScreens(site);
  });
  afterAll(() => site?.close());

  it.each([
    ['en', ''],
    ['fr', '/fr'],
    ['ar', '/ar'],
    ['tr', '/tr'],
    ['hi', '/hi'],
  ] as const)(
    'every page fits and logs no errors in %s',
    async (language, prefix) => {
      const { page, complaints, close } = await site.visit({
        viewport: { width: 360, height: 780 },
      });
      const wrong: string[] = [];
      for (const name of screens) {
        await shown.be(page, name);
        const address = `${prefix}${shown.paths[name]}`;
        const answer = await (personal.has(name) ? openPage(page, address) : page.goto(address));
        if (answer?.status() !== (name === 'not found' ? 404 : 200))
          wrong.push(`${name} answers ${answer?.status()}`);
        // data that the browser fetches may come later on a busy machine
        await page
          .waitForFunction(() => document.querySelectorAll('h1').length === 1, null, {
            timeout: 60_000,
          })
          .catch(() => {});
        const measured = await page.evaluate(() => ({
          over: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          lang: document.documentElement.lang,
          titled: document.title !== '',
          headings: document.querySelectorAll('h1').length,
        }));
        if (measured.over > 0) wrong.push(`${name} is ${measured.over} px wider than the screen`);
        if (measured.lang !== language || !measured.titled || measured.headings !== 1)
          wrong.push(`${name}: ${JSON.stringify(measured)}`);
      }
      await close();
      expect([
        ...wrong,
        ...complaints.filter((complaint) => !complaint.includes('status of 404')),
      ]).toEqual([]);
    },
    600_000,
  );
});
