// What a category can be narrowed by is chosen in the back office, and shown in the shop.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { axe } from './axe.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

const WAYS = [
  ['en', 1440, 'Material', 'Matière'],
  ['ar', 390, 'Length', 'Longueur'],
] as const;

let site: Site;
let owner: MadeStaff;

describe.skipIf(missing !== null)('a category', () => {
  beforeAll(async () => {
    site = await openSite();
    owner = await makeStaff(site.database, 'owner');
  });
  afterAll(() => site?.close());

  it.each(WAYS)('in %s at %d: gets a filter that its listing has', async (...way) => {
    const [language, width, title, fr] = way;
    const words = wordsOf(language);
    const { id: attribute } = await site.database.db
      .insertInto('attributes')
      .values({
        slug: title.toLowerCase(),
        title: JSON.stringify({ en: title, ar: title, fr }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id, slug } = await site.database.db
      .selectFrom('categories')
      .select(['id', 'slug'])
      .where('slug', '=', 'fashion')
      .executeTakeFirstOrThrow();
    const { value, product, other } = await giveValue(attribute, id);
    const { page, complaints, close } = await site.visit({ viewport: { width, height: 900 } });
    await page.context().addCookies([
      { name: 'i18n_redirected', value: language, url: site.origin },
      { name: 'frontend_token', value: owner.bearer, url: site.origin },
    ]);
    await page.goto(`/admin/categories/${id}`);
    const field = page.getByRole('combobox', { name: words['desk-catalogue']?.attributes });
    await field.fill(title);
    await page.getByRole('option', { name: title }).click();
    const chosen = page.getByRole('list', { name: words['desk-catalogue']?.attributes });
    await chosen.getByText(title).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await page
      .getByText(words.toast?.saved ?? '')
      .first()
      .waitFor();
    await page.reload();
    await chosen.getByText(title).waitFor();
    await page.goto(`${language === 'en' ? '' : `/${language}`}/all/${slug}?option=${value}`);
    await page.locator('h1').waitFor();
    expect(await page.locator(`[type=checkbox][name=option][value="${value}"]`).isChecked()).toBe(
      true,
    );
    expect(await page.locator(`main a[href*="/${product}/product/"]`).count()).toBeGreaterThan(0);
    expect(await page.locator(`main a[href*="/${other}/product/"]`).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  /** One variant of the category gets a value of the attribute. */
  async function giveValue(attribute: number, category: number) {
    const { db } = site.database;
    const { id: value } = await db
      .insertInto('attribute_values')
      .values({ attribute_id: attribute, slug: 'one', title: JSON.stringify({ en: 'Cotton' }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const [one, another] = await db
      .selectFrom('inventories as i')
      .innerJoin('products as p', 'p.id', 'i.product_id')
      .innerJoin('categories as c', 'c.id', 'p.category_id')
      .distinctOn('p.id')
      .select(['i.id', 'i.choice', 'p.slug'])
      .where('c.parent_id', '=', category)
      .where('p.public', '=', true)
      .orderBy('p.id')
      .limit(2)
      .execute();
    if (!one || !another) throw new Error('The demo has clothes.');
    await db
      .updateTable('inventories')
      .set({ choice: [...one.choice, value].toSorted((low, high) => low - high) })
      .where('id', '=', one.id)
      .execute();
    return { value, product: one.slug, other: another.slug };
  }
});
