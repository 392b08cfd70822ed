// From an application to sell, with papers, to a store: the applicant in the shop, the owner in the
// back office.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSeller, makeStaff, type MadeStaff } from '../at-work.ts';
import { codeTo, lettersTo } from '../letters.ts';
import { makeStore, unique } from '../make.ts';
import { pdfOf, pictureAs } from '../proof-files.ts';
import { axe } from './axe.ts';
import { openFresh } from './fresh-site.ts';
import { openAs } from './seller-browser.ts';
import { openPage, settled } from './settled.ts';
import { missing, wordsOf, type Site } from './site.ts';

const VIEWS: [language: string, prefix: string, width: number][] = [
  ['en', '', 1440],
  ['ar', '/ar', 390],
];

describe.skipIf(missing)('applying to sell', () => {
  let site: Site;
  let owner: MadeStaff;
  beforeAll(async () => {
    site = await openFresh();
    owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
  });
  afterAll(() => site.close());

  it.each(VIEWS)(
    'goes from uploaded papers through the staff’s checklist to a decision (%s)',
    async (language, prefix, width) => {
      const words = wordsOf(language);
      const say = (section: string, key: string, values: Record<string, string> = {}) =>
        Object.entries(values).reduce(
          (text, [name, value]) => text.replace(`{${name}}`, value),
          words[section]?.[key] ?? key,
        );
      const named = async (en: string) => {
        const all = await site.database.db.selectFrom('requirements').select('name').execute();
        return all.find(({ name }) => name.en === en)?.name[language] ?? en;
      };
      const [register, tax] = [await named('Trade register extract'), await named('Tax number')];
      const email = `${unique('ines')}@example.com`.toLowerCase();
      const store = unique('Quai');
      const { page, close } = await site.visit({ viewport: { width, height: 900 } });

      // in the shop: person, store, the code of the letter
      await openPage(page, `${prefix}/seller/register`);
      const field = (key: string) =>
        page.getByRole('textbox', { name: say('account', key), exact: true });
      await field('store_name').fill(store);
      await field('name').fill('Inès Moreau');
      await field('email').fill(email);
      await field('password').fill('a quiet harbour at dawn');
      await field('again').fill('a quiet harbour at dawn');
      await page.getByRole('combobox', { name: say('account', 'country') }).selectOption('FR');
      expect(await axe(page)).toEqual([]);
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      await press(say('account', 'seller-submit'));
      const code = page.locator('input[autocomplete="one-time-code"]');
      await code.waitFor();
      await code.fill(await codeTo(site.database.db, email));
      await press(say('account', 'confirm'));

      // the requirements
      await press(say('account', 'applying-give'));
      await page.waitForURL(`**${prefix}/seller/application`);
      await page.getByRole('heading', { name: register }).waitFor();
      await settled(page);
      const file = page.getByRole('region', { name: register }).locator('input[type=file]');
      await file.setInputFiles({
        name: 'register.exe',
        mimeType: 'application/pdf',
        buffer: Buffer.from('MZ'),
      });
      await page.getByText(say('refusal', 'proof-unreadable')).first().waitFor();
      await file.setInputFiles({
        name: 'register.jpg',
        mimeType: 'image/jpeg',
        buffer: await pictureAs('jpeg'),
      });
      await page.getByText(say('account', 'applying-picture')).waitFor();
      const number = page.getByRole('region', { name: tax });
      await number.getByRole('textbox').fill('FR 40 303 265 045');
      await number.getByRole('button', { name: say('account', 'applying-save') }).click();
      await number.getByText(say('account', 'applying-item-given')).waitFor();
      expect(await axe(page)).toEqual([]);

      // in the back office
      const desk = await site.visit({ viewport: { width, height: 900 } });
      await desk.page.context().addCookies([
        { name: 'i18n_redirected', value: language, url: site.origin },
        { name: 'frontend_token', value: owner.bearer, url: site.origin },
      ]);
      await desk.page.goto('/admin/applications?view=to-check');
      await desk.page.getByRole('link', { name: store }).click();
      const check = (item: string) =>
        desk.page.getByRole('checkbox', { name: say('desk-sellers', 'check-item', { item }) });
      await check(tax).click();
      await expect.poll(() => check(tax).isChecked()).toBe(true);
      await desk.page
        .getByRole('button', { name: say('desk-sellers', 'open-file'), exact: true })
        .click();
      await desk.page.getByRole('img', { name: register }).waitFor();
      const item = desk.page.getByRole('listitem').filter({ hasText: register });
      const again = say('desk-sellers', 'ask-again');
      await item.getByRole('button', { name: again, exact: true }).click();
      const dialog = desk.page.getByRole('dialog');
      await dialog.getByRole('textbox').fill('Too small to read.');
      expect(await axe(desk.page)).toEqual([]);
      await dialog.getByRole('button', { name: again, exact: true }).click();
      await item.getByText(say('desk-sellers', 'item-again'), { exact: true }).waitFor();
      expect((await lettersTo(site.database.db, email)).at(-1)).toMatchObject({
        kind: 'application-asked',
        language,
      });

      // submitted again, checked, approved
      await openPage(page, `${prefix}/seller/application`);
      await page.getByText('Too small to read.').waitFor();
      await file.setInputFiles({
        name: 'register.pdf',
        mimeType: 'application/pdf',
        buffer: pdfOf(),
      });
      await page.getByText(say('account', 'applying-pdf')).waitFor();
      await desk.page.reload();
      await check(register).click();
      await expect.poll(() => check(register).isChecked()).toBe(true);
      const approve = say('desk-sellers', 'approve');
      await desk.page.getByRole('button', { name: approve, exact: true }).click();
      await dialog.getByRole('button', { name: approve, exact: true }).click();
      await desk.page.getByText(say('toast', 'application-approved')).first().waitFor();
      await openPage(page, `${prefix}/seller/application`);
      await page.getByText(say('account', 'applying-item-checked')).first().waitFor();
      const open = page.getByRole('link', { name: say('account', 'applying-open'), exact: true });
      expect(await open.getAttribute('href')).toBe('/seller');
      const sellerLink = page.locator('header li a', { hasText: say('header', 'seller-centre') });
      await sellerLink.waitFor({ state: 'attached' });
      expect(await sellerLink.getAttribute('href')).toBe('/seller');
      expect(await page.locator('header a[href="/admin"]').count()).toBe(0);
      await desk.close();
      await close();
    },
  );

  it('sends people who already work for a store to the seller centre', async () => {
    const seller = await makeSeller(site.database, await makeStore(site.database.db));
    const view = { language: 'en', width: 1280, path: '/seller/application' };
    const { page, close } = await openAs(site, { seller }, view);
    const link = (key: string) =>
      page.getByRole('link', { name: wordsOf('en').account?.[key], exact: true });
    await link('applying-open').waitFor();
    expect(await link('applying-open').getAttribute('href')).toBe('/seller');
    expect(await link('applying-begin').count()).toBe(0);
    await close();
  });
});
