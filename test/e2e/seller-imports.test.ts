// A seller imports a spreadsheet of 1,000 rows, 30 of them invalid: columns, preview, the import,
// the invalid rows with their reasons, the undo. In English on a laptop, in Arabic on a phone.
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFile } from '#contract/import-shapes.ts';
import { makeSeller, type MadeSeller } from '../at-work.ts';
import { makeStore } from '../make.ts';
import { axe } from './axe.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

const ROWS = 1000;
const FAULTS = ['cheap', '1e308', '-4'];
let site: Site;
let category: string;

/** Every 33rd row is invalid, each in one of several ways. */
const sheet = () =>
  [
    'Name,Group,Code,Costs,Pieces',
    ...Array.from({ length: ROWS }, (_, at) => {
      const bad = at % 33 === 0 && at / 33 < 30;
      const [price, stock] =
        bad && at % 4 < 3 ? [FAULTS[at % 3], '5'] : bad ? ['12.50', '-1'] : ['12.50', '5'];
      return `Lamp ${at},${category},W-${at},${price},${stock}`;
    }),
  ].join('\n');

const wordIn = (language: string) => (key: string) => wordsOf(language)['desk-import']?.[key] ?? '';
const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const proposals = async ({ seller }: MadeSeller) =>
  (
    await sql<{ state: string; n: number }>`
      select state, count(*)::int as n from product_proposals
      where store_id = ${seller.storeId} group by state order by state
    `.execute(site.database.db)
  ).rows;

/** The fields for unrecognised columns. */
async function choose(page: Page, word: (key: string) => string): Promise<void> {
  const fields = ['title', 'category', 'sku', 'price', 'stock'];
  for (const [at, column] of ['Name', 'Group', 'Code', 'Costs', 'Pieces'].entries()) {
    const select = page.getByLabel(word('becomes').replace('{column}', column), { exact: true });
    const response = page.waitForResponse((answer) => answer.url().includes('import/columns'));
    await select.selectOption(fields[at] ?? '');
    await response;
  }
}

describe.skipIf(missing !== null)(
  `imports of sellers${missing ? ` (skipped: ${missing})` : ''}`,
  () => {
    beforeAll(async () => {
      site = await openSite('all'); // with its worker
      const { rows } = await sql<{ slug: string; title: string }>`
      select title ->> 'en' as title from categories order by id limit 1
    `.execute(site.database.db);
      category = rows[0]?.title ?? '';
    });
    afterAll(() => site?.close());

    it.each([
      ['en', 1280],
      ['ar', 390],
    ] as const)(
      'in %s at %d: 970 products are imported, 30 refused with reasons, and all undone',
      async (language, width) => {
        const seller = await makeSeller(site.database, await makeStore(site.database.db));
        const { page, complaints, close } = await site.visit({ viewport: { width, height: 1600 } });
        await page.context().addCookies([
          { name: 'i18n_redirected', value: language, url: site.origin },
          { name: 'frontend_token', value: seller.bearer, url: site.origin },
        ]);
        const word = wordIn(language);
        const state = (key: string) =>
          page.getByText(word(`state-${key}`), { exact: true }).first();
        const count = (key: string, n: number) =>
          page
            .locator('dl > div', { hasText: word(key) })
            .getByText(n.toLocaleString(`${language}-u-nu-latn`), { exact: true })
            .waitFor();

        await page.goto('/seller/imports/new');
        await page.getByRole('heading', { name: word('new') }).waitFor();
        expect(await axe(page)).toEqual([]);
        await page.locator('input[type=file]').setInputFiles({
          name: 'lamps.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(sheet()),
        });
        await page.waitForURL(/\/seller\/imports\/\d+$/);
        await choose(page, word);
        expect(await axe(page)).toEqual([]);
        await press(page, word('try'));
        await page.getByRole('heading', { name: word('trial') }).waitFor({ timeout: 120_000 });
        await count('created', 970);
        await count('refused', 30);
        expect(await proposals(seller)).toEqual([]);
        expect(await axe(page)).toEqual([]);

        await press(page, word('run'));
        await state('done').waitFor({ timeout: 120_000 });
        await count('created', 970);
        expect(await proposals(seller)).toEqual([{ state: 'sent', n: 970 }]);
        const [rows] = await Promise.all([
          page.waitForEvent('download'),
          press(page, word('bad-rows')),
        ]);
        const bad = (await readFile(await rows.path(), 'utf8')).trim().split(/\r?\n/);
        expect(bad).toHaveLength(31);
        expect(bad[0]).toContain(wordsOf(language).import?.reason);
        for (const row of bad.slice(1)) expect(row).toMatch(/^Lamp \d+,.*,.{10,}$/);
        expect(await axe(page)).toEqual([]);

        await press(page, word('undo'));
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: word('undo') })
          .click();
        await state('undone').waitFor({ timeout: 120_000 });
        expect(await proposals(seller)).toEqual([{ state: 'withdrawn', n: 970 }]);
        expect(complaints).toEqual([]);
        await close();
      },
      400_000,
    );

    it('an upload without a network says so, and resumes by itself', async () => {
      const seller = await makeSeller(site.database, await makeStore(site.database.db));
      const { page, close } = await site.visit({ viewport: { width: 390, height: 900 } });
      await page.context().addCookies([
        { name: 'i18n_redirected', value: 'en', url: site.origin },
        { name: 'frontend_token', value: seller.bearer, url: site.origin },
      ]);
      const word = wordIn('en');
      await page.goto('/seller/imports/new');
      await page.getByRole('heading', { name: word('new') }).waitFor();
      await page.route('**/api/v1/seller/import/upload', (route) => route.abort());
      const buffer = Buffer.from('sku,stock\nW-1,5\n');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer });
      await page.getByText(word('lost')).waitFor();
      await page.unroute('**/api/v1/seller/import/upload');
      await page.waitForURL(/\/seller\/imports\/\d+$/);
      await page.getByRole('heading', { name: word('trial') }).waitFor({ timeout: 60_000 });
      await close();
    });

    it('a file that exceeds the upload limit is compressed before it is sent', async () => {
      const seller = await makeSeller(site.database, await makeStore(site.database.db));
      const { page, complaints, close } = await site.visit();
      await page
        .context()
        .addCookies([{ name: 'frontend_token', value: seller.bearer, url: site.origin }]);
      await page.goto('/seller/imports/new');
      const story = 'A lamp of brass. '.repeat(50_000);
      const buffer = Buffer.from(`sku,stock,story\n${`W-1,5,${story}\n`.repeat(12)}`);
      expect(buffer.length).toBeGreaterThan(importFile.mostBytes);
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'stories.csv', mimeType: 'text/csv', buffer });
      await page.waitForURL(/\/seller\/imports\/\d+$/);
      await page.getByText('stories.csv').first().waitFor();
      expect(complaints).toEqual([]);
      await close();
    });
  },
);
