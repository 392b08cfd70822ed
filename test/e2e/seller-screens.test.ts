// Every linked screen of the seller centre, for a store of the demo market: on a phone in Arabic in
// the dark scheme, and on a laptop in English. axe finds nothing, everything fits, and no word is
// cut off, missing or foreign.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLACES } from '#web/seller/frame/places.ts';
import { makeSeller, type MadeSeller } from '../at-work.ts';
import { axe } from './axe.ts';
import { foreignWords } from './foreign-words.ts';
import { screenFaults } from './screen-faults.ts';
import { openPage } from './settled.ts';
import { missing, openSite, type Site } from './site.ts';

const TALL = 1600;
const PATHS = [
  ...PLACES.flatMap(({ places }) => places.map(({ path }) => path)),
  '/seller/lines',
  '/seller/products/new',
  '/seller/imports/new',
  '/seller/vouchers/new',
  '/seller/shipping/new',
  '/seller/me',
];
/** Lists whose first row is opened too. */
const LISTS = [
  '/seller/parcels',
  '/seller/products',
  '/seller/people',
  '/seller/vouchers',
  '/seller/shipping',
];
const VIEWS = [
  { language: 'ar', width: 390, scheme: 'dark' },
  { language: 'en', width: 1280, scheme: 'light' },
] as const;

let site: Site;
let owner: MadeSeller;

describe.skipIf(missing)('screens of the seller centre', () => {
  beforeAll(async () => {
    site = await openSite();
    const { id } = await site.database.db
      .selectFrom('stores')
      .select('id')
      .where('slug', '=', 'copper-lane')
      .executeTakeFirstOrThrow();
    owner = await makeSeller(site.database, id, { name: 'ليلى حداد' });
  });
  afterAll(() => site?.close());

  it.each(VIEWS)(
    'are fit to be used in $language at $width, $scheme',
    async (view) => {
      const { language, width, scheme } = view;
      const visitor = await site.visit({
        viewport: { width, height: TALL },
        colorScheme: scheme,
        reducedMotion: 'reduce',
      });
      const { page, complaints, close } = visitor;
      await page.context().addCookies([
        { name: 'i18n_redirected', value: language, url: site.origin },
        { name: 'frontend_token', value: owner.bearer, url: site.origin },
      ]);
      const found: string[] = [];
      const checkScreen = async (path: string) => {
        // as high as the page, so that sticky bars cover nothing that is checked
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width, height: Math.max(height, TALL) });
        const faults = [
          ...(await screenFaults(page)),
          ...(await axe(page)),
          ...(await foreignWords(page, language)),
        ];
        found.push(...faults.map((one) => `${path} ${one}`));
      };
      for (const path of PATHS) {
        await openPage(page, path);
        await checkScreen(path);
        if (!LISTS.includes(path)) continue;
        const row = page.getByRole('main').locator(`a[href^="${path}/"]`).first();
        await openPage(page, (await row.getAttribute('href')) ?? '');
        await checkScreen(`${path}/…`);
      }
      await close();
      expect([...found, ...complaints]).toEqual([]);
    },
    240_000,
  );
});
