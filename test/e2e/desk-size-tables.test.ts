// The size table of a category: its owner writes it, and shoppers see it with the products.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { axe } from './axe.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

let site: Site;
let owner: MadeStaff;

describe.skipIf(missing !== null)('a category’s size table', () => {
  beforeAll(async () => {
    site = await openSite();
    owner = await makeStaff(site.database, 'owner');
  });
  afterAll(() => site?.close());

  it.each([
    ['en', 1280],
    ['ar', 390],
  ] as const)('in %s at %d is written, and shown with its products', async (language, width) => {
    const { db } = site.database;
    const { rows } = await sql<{ product: number; category: number }>`
      select p.id as product, p.category_id as category
      from products p
      join inventories i on i.product_id = p.id
      join attribute_values v on v.id = any(i.choice)
      join attributes a on a.id = v.attribute_id and a.slug like '%size%'
      where p.public
      limit 1
    `.execute(db);
    const [{ product, category } = { product: 0, category: 0 }] = rows;
    await db.deleteFrom('size_tables').execute();
    const words = (key: string, values: Record<string, string> = {}) =>
      Object.entries(values).reduce(
        (text, [name, value]) => text.replace(`{${name}}`, value),
        wordsOf(language)['desk-catalogue']?.[key] ?? '',
      );
    const { page, complaints, close } = await site.visit({ viewport: { width, height: 900 } });
    await page.context().addCookies([
      { name: 'i18n_redirected', value: language, url: site.origin },
      { name: 'frontend_token', value: owner.bearer, url: site.origin },
    ]);
    await page.goto(`/admin/categories/${category}?language=${language}`);
    const card = page.getByRole('region', { name: words('size-table'), exact: true }).first();
    await card.getByRole('button', { name: words('size-table-add') }).click();
    const field = (name: string) => card.getByRole('textbox', { name, exact: true });
    const cell = (column: string, place: string) => field(words('size-cell', { column, place }));
    await field(words('size-table-title')).fill('Rings');
    await field(words('size-column', { place: '1' })).fill('Size');
    await field(words('size-column', { place: '2' })).fill('Round');
    await cell('Size', '1').fill('S');
    await cell('Round', '1').fill('wide');
    await card.getByRole('button', { name: words('size-row-add') }).click();
    await cell('Size', '2').fill('M');
    await cell('Round', '2').fill('5,6');
    await page.keyboard.press('Control+s');
    const fault = wordsOf(language).refusal?.['size-measure'] ?? 'no words';
    await card.getByText(fault).waitFor();
    expect(await cell('Round', '1').getAttribute('aria-invalid')).toBe('true');
    expect(await axe(page)).toEqual([]);
    await cell('Round', '1').fill('5.1-5.4');
    await page.keyboard.press('Control+s');
    await page
      .getByText(wordsOf(language).toast?.saved ?? '')
      .first()
      .waitFor();
    await page.reload();
    await expect.poll(() => cell('Round', '1').inputValue()).toBe('5.1–5.4');
    await page.goto(`${language === 'en' ? '' : `/${language}`}/x/product/${product}`);
    const shop = wordsOf(language)['product-page'];
    await page.getByRole('button', { name: shop?.['size-guide'] }).click();
    const shown = page.getByRole('dialog').getByRole('row');
    await shown.nth(2).waitFor();
    expect(await shown.allInnerTexts()).toEqual([
      expect.stringContaining('Round'),
      expect.stringMatching(/^S\s/),
      expect.stringMatching(/^M\s/),
    ]);
    expect(complaints).toEqual([]);
    await close();
  });
});
