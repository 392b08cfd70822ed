// A product's page in use: the first screen, pictures that follow the colour and zoom, sharing, the
// size guide, recently viewed products, and reviews in other languages. In Arabic on a phone, in
// English on a wide screen.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { openPage, settled } from './settled.ts';
import { focused, pathOf, sayIn, thingsWhere, zoomInAndOut, type Thing } from './product-things.ts';
import { missing, openSite, type Site } from './site.ts';
import { takeRadio } from './take-radio.ts';

const VIEWS = [
  ['ar', '/ar', { width: 360, height: 740 }],
  ['en', '', { width: 1280, height: 900 }],
] as const;
const SHOE = 'leather-court-sneakers'; // in two colours and several sizes

let site: Site;
let shoe: Thing;
let others: Thing[];
let reviewed: Thing;

describe.skipIf(missing !== null)(
  `a product’s page${missing ? ` (skipped: ${missing})` : ''}`,
  () => {
    beforeAll(async () => {
      site = await openSite();
      const [found] = await thingsWhere(site, sql`slug = ${SHOE}`);
      const [most] = await thingsWhere(
        site,
        sql`id = (
        select product_id from reviews where language in ('fr', 'tr') and review <> ''
        group by product_id order by count(*) desc, product_id limit 1
      )`,
      );
      if (!found || !most) throw new Error('the demo market has no such products');
      shoe = found;
      reviewed = most;
      others = await thingsWhere(site, sql`slug <> ${SHOE} and review_count > 0`);
    });
    afterAll(() => site?.close());

    it.each(VIEWS)(
      'shows title and price on the first screen, in %s',
      async (_, prefix, viewport) => {
        const { page, complaints, close } = await site.visit({ viewport });
        await openPage(page, `${prefix}${pathOf(shoe)}`);
        for (const part of [page.locator('h1'), page.locator('header .figures:visible').first()]) {
          const box = await part.boundingBox();
          expect(box && box.y >= 0 && box.y + box.height <= viewport.height).toBe(true);
        }
        await page.setViewportSize({ ...viewport, height: 2500 }); // nothing below the sticky bars
        expect(await axe(page)).toEqual([]);
        expect(complaints).toEqual([]);
        await close();
      },
    );

    it.each(VIEWS)(
      'shows the picture of the chosen colour, and zooms into it, in %s',
      async (language, prefix, viewport) => {
        const say = sayIn(language);
        const { page, complaints, close } = await site.visit({ viewport });
        await openPage(page, `${prefix}${pathOf(shoe)}`);
        const first = page
          .getByRole('region', { name: say('product-page', 'pictures') })
          .locator('ul img')
          .first();
        const before = await first.getAttribute('src');
        await takeRadio(page.locator('fieldset').first().getByRole('radio').nth(1));
        await expect.poll(() => first.getAttribute('src')).not.toBe(before);
        await first.click();
        const dialog = page.getByRole('dialog', { name: say('product-page', 'pictures') });
        await zoomInAndOut(page, dialog);
        expect(await axe(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'hidden' });
        expect(complaints).toEqual([]);
        await close();
      },
    );

    it.each(VIEWS)(
      'can be shared by keyboard, with the chosen variant, in %s',
      async (language, prefix, viewport) => {
        const say = sayIn(language);
        const { page, complaints, close } = await site.visit({ viewport });
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        await openPage(page, `${prefix}${pathOf(shoe)}`);
        for (const at of [0, 1])
          await takeRadio(page.locator('fieldset').nth(at).getByRole('radio').first());
        const button = page.getByRole('button', {
          name: say('product-page', 'share'),
          exact: true,
        });
        await button.focus();
        await page.keyboard.press('Enter');
        const menu = page.getByRole('list', { name: say('product-page', 'share') });
        await menu.waitFor();
        expect(await button.getAttribute('aria-expanded')).toBe('true');
        expect(await axe(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await menu.waitFor({ state: 'hidden' });
        expect(await focused(page)).toBe(say('product-page', 'share'));
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        expect(await focused(page)).toBe(say('product-page', 'share-copy'));
        const mail = await menu.locator('a').first().getAttribute('href');
        await page.keyboard.press('Enter');
        await page.getByText(say('product-page', 'share-copied')).waitFor();
        expect(await focused(page)).toBe(say('product-page', 'share'));
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toMatch(
          new RegExp(`^${site.origin}${prefix}/[^/]+/product/${shoe.id}\\?variant=\\d+$`),
        );
        expect(new URLSearchParams(mail?.split('?')[1]).get('body')).toBe(copied);
        await openPage(page, copied);
        expect(await page.locator('fieldset').getByRole('radio', { checked: true }).count()).toBe(
          2,
        );
        expect(complaints).toEqual([]);
        await close();
      },
    );

    it('is shared by the system’s own sheet, where the browser has one', async () => {
      const say = sayIn('en');
      const { page, complaints, close } = await site.visit();
      await page.addInitScript(() => {
        Object.assign(navigator, {
          share: (what: unknown) => {
            document.title = JSON.stringify(what);
            return Promise.reject(new DOMException('', 'AbortError'));
          },
        });
      });
      await openPage(page, pathOf(shoe));
      await page.getByRole('button', { name: say('product-page', 'share'), exact: true }).click();
      await expect
        .poll(() => page.title())
        .toBe(JSON.stringify({ title: shoe.title.en, url: `${site.origin}${pathOf(shoe)}` }));
      expect(await page.getByText(say('product-page', 'share-copy')).count()).toBe(0);
      expect(complaints).toEqual([]);
      await close();
    });

    it.each(VIEWS)('has a size guide, in both units, in %s', async (language, prefix, viewport) => {
      const say = sayIn(language);
      const { page, complaints, close } = await site.visit({ viewport });
      await openPage(page, `${prefix}${pathOf(shoe)}`);
      const link = page.getByRole('button', { name: say('product-page', 'size-guide') });
      await link.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: say('product-page', 'size-guide') });
      const row = dialog
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: '40', exact: true }) });
      await row.waitFor();
      expect(await row.getByRole('cell').first().textContent()).toBe('25.4');
      expect(await dialog.getByRole('columnheader').count()).toBe(5);
      await takeRadio(dialog.getByRole('radio').last());
      expect(await row.getByRole('cell').first().textContent()).toBe('10.0');
      expect(await axe(page)).toEqual([]);
      const wide = await dialog.evaluate((own) => own.scrollWidth - own.clientWidth);
      expect(wide).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(await focused(page)).toBe(say('product-page', 'size-guide'));
      await page.keyboard.press('Enter');
      await row.waitFor();
      expect(await row.getByRole('cell').first().textContent()).toBe('10.0');
      expect(complaints).toEqual([]);
      await close();
    });

    it.each(VIEWS)(
      'remembers viewed products until the shopper clears them, in %s',
      async (language, prefix, viewport) => {
        const say = sayIn(language);
        const { page, complaints, close } = await site.visit({ viewport });
        const requests: string[] = [];
        page.on('request', (request) => {
          if (request.url().includes('/products/by-ids')) requests.push(request.url());
        });
        for (const thing of [...others, shoe]) await openPage(page, `${prefix}${pathOf(thing)}`);
        expect(requests).toEqual([]); // nothing before it comes near
        const list = page.getByRole('list', { name: say('viewed', 'title') });
        await expect
          .poll(async () => {
            await page.mouse.wheel(0, 600);
            await settled(page);
            return list.count();
          })
          .toBe(1);
        expect(requests.length).toBe(1);
        expect(requests[0]).not.toContain('user_token');
        expect(await list.locator('li').count()).toBe(others.length);
        const shownIds = await list
          .locator('a')
          .evaluateAll((links) => [
            ...new Set(links.map((one) => Number(one.getAttribute('href')?.split('/').at(-1)))),
          ]);
        expect(shownIds).toEqual(others.toReversed().map(({ id }) => id));
        await list.scrollIntoViewIfNeeded();
        expect(await axe(page)).toEqual([]);
        await page.getByRole('button', { name: say('viewed', 'clear'), exact: true }).click();
        await page.getByText(say('viewed', 'cleared')).waitFor();
        expect(await focused(page)).toBe(say('viewed', 'cleared'));
        await openPage(page, `${prefix}/cart`);
        expect(await page.getByText(say('viewed', 'title')).count()).toBe(0);
        expect(complaints).toEqual([]);
        await close();
      },
    );

    it.each(VIEWS)(
      'says which reviews are in another language, in %s',
      async (language, prefix, viewport) => {
        const { page, complaints, close } = await site.visit({ viewport });
        await openPage(page, `${prefix}${pathOf(reviewed)}`);
        const reviews = page.locator('#reviews');
        await reviews.scrollIntoViewIfNeeded();
        await settled(page);
        const spoken = await reviews
          .locator('article p[lang]')
          .evaluateAll((texts) =>
            texts.map((text) => [text.getAttribute('lang'), text.getAttribute('dir')]),
          );
        expect(spoken.length).toBeGreaterThan(0);
        for (const [code, direction] of spoken)
          expect(direction).toBe(code === 'ar' ? 'rtl' : 'ltr');
        const name = new Intl.DisplayNames(language, { type: 'language' });
        const foreign = spoken.filter(([code]) => code !== language);
        expect(foreign.length).toBeGreaterThan(0);
        for (const [code] of foreign) {
          const mark = sayIn(language)('reviews', 'written-in').replace(
            '{language}',
            name.of(code ?? '') ?? '',
          );
          expect(await reviews.getByText(mark, { exact: true }).count()).toBe(
            foreign.filter(([other]) => other === code).length,
          );
        }
        expect(complaints).toEqual([]);
        await close();
      },
    );
  },
);
