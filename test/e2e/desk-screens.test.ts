// Every linked screen of the back office, on a phone, a tablet and a laptop, in both directions,
// light and dark: axe finds nothing, everything fits, and no word is cut off, missing or foreign.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { axe } from './axe.ts';
import { findDeskScreens } from './desk-paths.ts';
import { fillLists } from './desk-things.ts';
import { foreignWords } from './foreign-words.ts';
import { screenFaults } from './screen-faults.ts';
import { openPage } from './settled.ts';
import { missing, openSite, type Site } from './site.ts';

const TALL = 1600; // so that sticky bars cover nothing that is checked
/** A preview may not run scripts, and the browser reports that. */
const EXPECTED = /Blocked script execution/;
const WIDTHS = [390, 768, 1440];
/**
 * What axe checks in a language, by width; screens take turns. Over both languages each screen is
 * checked at every width, in both directions, light and dark.
 */
const TURNS: Record<string, Record<number, string>[]> = {
  en: [{ 390: 'dark' }, { 768: 'light', 1440: 'dark' }, { 768: 'dark', 1440: 'light' }],
  ar: [{ 768: 'light', 1440: 'dark' }, { 390: 'light' }, { 390: 'dark' }],
};

let site: Site;
let owner: MadeStaff;

async function at(language: string) {
  const visitor = await site.visit({
    viewport: { width: 1440, height: TALL },
    reducedMotion: 'reduce',
  });
  await visitor.page.context().addCookies([
    { name: 'i18n_redirected', value: language, url: site.origin },
    { name: 'frontend_token', value: owner.bearer, url: site.origin },
  ]);
  return visitor;
}

// It takes minutes: DESK_WALK=on enables it.
const skipped = missing ?? (process.env.DESK_WALK === 'on' ? null : 'DESK_WALK is not on');

describe.skipIf(skipped !== null)(`screens of the desk${skipped ? ` (${skipped})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    owner = await makeStaff(site.database, 'owner', { name: 'ليلى حداد' });
    await fillLists(site.database.db);
  });
  afterAll(() => site?.close());

  it.each(['en', 'ar'])(
    'are fit to be used in %s',
    async (language) => {
      const { page, complaints, close } = await at(language);
      const { all, unfilled } = await findDeskScreens(page);
      const found: string[] = [];
      for (const [turn, path] of all.entries()) {
        const say = (what: string[]) => found.push(...what.map((one) => `${path} ${one}`));
        for (const width of WIDTHS) {
          const scheme = TURNS[language]?.[turn % 3]?.[width];
          await page.setViewportSize({ width, height: TALL });
          await page.emulateMedia({ colorScheme: scheme === 'dark' ? 'dark' : 'light' });
          await openPage(page, path); // drawn for this width and in these colours
          say((await screenFaults(page)).map((one) => `at ${width}: ${one}`));
          if (scheme) say((await axe(page)).map((one) => `at ${width}, ${scheme}: ${one}`));
        }
        say(await foreignWords(page, language));
      }
      await close();
      expect(all.length).toBeGreaterThan(40);
      const unexpected = complaints.filter((one) => !EXPECTED.test(one));
      expect([...found, ...unexpected]).toEqual([]);
      expect(unfilled, 'lists without anything to open').toEqual([]);
    },
    900_000,
  );
});
