// The score of a store: the owner sets its weights beside real stores, its seller reads its parts,
// and shoppers see it. A number that nobody can explain is worth nothing.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { axe } from './axe.ts';
import { openProposing, type Proposing } from './proposing.ts';
import { openAs, wordsIn } from './seller-browser.ts';
import { missing, openSite, type Site } from './site.ts';

let site: Site;
let at: Proposing;
let owner: MadeStaff;
let slug: string;

const VIEWS = [
  { language: 'ar', width: 390, scheme: 'dark' },
  { language: 'en', width: 1280, scheme: 'light' },
] as const;

describe.skipIf(missing)('the score of a store', () => {
  beforeAll(async () => {
    site = await openSite();
    at = await openProposing(site);
    owner = await makeStaff(site.database, 'owner');
    const { db } = site.database;
    const { storeId: id } = at.seller.seller;
    const counted = { parcels: 40, late: 4, cancelled: 0, refunded: 0, reviews: 0, rating: 0 };
    await db
      .updateTable('store_figures')
      .set({ ...counted, answer_hours: null })
      .where('store_id', '=', id)
      .execute();
    const own = db.selectFrom('stores').select('slug').where('id', '=', id);
    ({ slug } = await own.executeTakeFirstOrThrow());
  });
  afterAll(() => site?.close());

  it.each(VIEWS)('is shown to its seller and to shoppers, in $language at $width', async (view) => {
    const say = wordsIn(view.language);
    const { page, complaints, close } = await openAs(site, at, {
      ...view,
      path: '/seller/figures',
    });
    await page.getByRole('heading', { name: say('title', 'seller-score') }).waitFor();
    await page.getByText(say('do-late', 'seller-score')).waitFor();
    expect(await axe(page)).toEqual([]);
    const before = view.language === 'en' ? '' : `/${view.language}`;
    const [scoreLabel = ''] = say('store-score', 'listing').split('{');
    for (const path of [`/shop/${slug}`, `/${at.product.slug}/product/${at.product.id}`]) {
      await page.goto(`${before}${path}`);
      await page.getByText(scoreLabel.trim()).first().waitFor();
      expect(await page.getByText(scoreLabel.trim()).first().innerText()).toMatch(/77/);
      expect(await axe(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(VIEWS)(
    'is previewed for real stores while the owner sets weights, in $language at $width',
    async (view) => {
      const say = (key: string) => wordsIn(view.language)(key, 'desk-score');
      const { page, complaints, close } = await openAs(
        site,
        { ...at, seller: { ...at.seller, bearer: owner.bearer } },
        { ...view, path: '/admin/score' },
      );
      await page.getByRole('heading', { name: say('preview') }).waitFor();
      expect(await axe(page)).toEqual([]);
      for (const part of ['cancelled', 'refunded', 'rating', 'answers'])
        await page.getByLabel(say(`part-${part}`)).fill('0');
      const row = page.locator('tr, li').filter({ hasText: /77.*50|50.*77/s });
      await row.first().waitFor();
      expect(await axe(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    },
  );
});
