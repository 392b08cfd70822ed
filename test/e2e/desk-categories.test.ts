// Categories, brands and products in the back office: the filters of a category, merging two
// brands, the sales of a product.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { axe } from './axe.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

const VIEWS = [
  ['en', 1440, 'Material', 'Matière'],
  ['ar', 390, 'Length', 'Longueur'],
] as const;

let site: Site;
let owner: MadeStaff;

async function at(language: string, width: number) {
  const visitor = await site.visit({ viewport: { width, height: 900 } });
  await visitor.page.context().addCookies([
    { name: 'i18n_redirected', value: language, url: site.origin },
    { name: 'frontend_token', value: owner.bearer, url: site.origin },
  ]);
  return visitor;
}
const say = (language: string, section: string, key: string) =>
  wordsOf(language)[section]?.[key] ?? '';

describe.skipIf(missing !== null)('the catalogue', () => {
  beforeAll(async () => {
    site = await openSite();
    owner = await makeStaff(site.database, 'owner');
  });
  afterAll(() => site?.close());

  it.each(VIEWS)('in %s at %d: a category’s new filter is in its listing', async (...view) => {
    const [language, width, title, fr] = view;
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
    const { page, complaints, close } = await at(language, width);
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
    expect(await page.locator(`main a[href$="/product/${product}"]`).count()).toBeGreaterThan(0);
    expect(await page.locator(`main a[href$="/product/${other}"]`).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('staff merge two brands, and the old address redirects', async () => {
    const make = async (title: string) => {
      const { rows } = await sql<{ id: number }>`
        insert into brands (title, slug)
        values (jsonb_build_object('en', ${title}::text), lower(${title})) returning id
      `.execute(site.database.db);
      return rows[0]?.id ?? 0;
    };
    const [gone, stays] = [await make('Lumeno'), await make('Lumenor')];
    await sql`
      update products set brand_id = ${gone} where id = (select min(id) from products where public)
    `.execute(site.database.db);
    const words = (key: string) => say('en', 'desk-catalogue', key);
    const { page, complaints, close } = await at('en', 1440);
    await page.goto(`/admin/brands/${gone}`);
    await page.getByRole('button', { name: words('brand-merge'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words('brand-merge') }).click();
    await dialog.getByText(words('brand-merge-choose')).waitFor();
    await dialog.getByRole('combobox').fill('Lumenor');
    await page.getByRole('option', { name: 'Lumenor' }).click();
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole('button', { name: words('brand-merge') }).click();
    await page.waitForURL(`**/admin/brands/${stays}`);
    await page.getByText('1 product has this brand.').waitFor();
    const answer = await fetch(`${site.origin}/lumeno/brand?brand=${gone}`, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([
      301,
      `/lumenor/brand?brand=${stays}`,
    ]);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each([
    ['en', 1440],
    ['ar', 390],
  ] as const)('in %s at %d: sales are read by keyboard and as a table', async (...view) => {
    const [language, width] = view;
    const { rows } = await sql<{ id: number; pieces: number }>`
      with sold as (
        select l.product_id as id, sum(l.quantity)::int as pieces
        from order_lines l join parcels p on p.id = l.parcel_id and p.cancelled_at is null
        group by l.product_id
        order by 2 desc
        limit 1
      ), today as (
        update orders set created_at = now()
        where id in (select order_id from order_lines l join sold on sold.id = l.product_id)
      )
      select * from sold
    `.execute(site.database.db);
    const [{ id = 0, pieces = 0 } = {}] = rows;
    const { page, complaints, close } = await at(language, width);
    await page.goto(`/admin/products/${id}`);
    const card = page.getByRole('region', { name: say(language, 'desk-product', 'sold') });
    const chart = card.getByRole('slider');
    await chart.press('Home');
    await chart.press('End');
    const today = (await chart.getAttribute('aria-valuetext')) ?? '';
    expect(today).toMatch(new RegExp(`\\b${pieces}\\b`));
    await chart.press(language === 'ar' ? 'ArrowRight' : 'ArrowLeft');
    expect(await chart.getAttribute('aria-valuenow')).toBe('29');
    expect(await chart.getAttribute('aria-valuetext')).not.toBe(today);
    await card.getByRole('button', { name: say(language, 'desk', 'chart-table') }).click();
    const row = card.getByRole('row').nth(1);
    expect(today).toContain(await row.getByRole('cell').innerText());
    expect(await card.getByRole('row').count()).toBe(31);
    expect(await axe(page)).toEqual([]);
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
      .select(['i.id', 'i.choice', 'i.product_id'])
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
    return { value, product: one.product_id, other: another.product_id };
  }

  it('no word of a category’s name is broken on the narrowest phone', async () => {
    const { page, close } = await at('ar', 360);
    await page.goto('/admin/categories');
    const names = page.locator('#content a[href^="/admin/categories/"] span');
    await names.first().waitFor();
    const broken = await names.evaluateAll((all) =>
      all.flatMap((name) => {
        const text = name.firstChild;
        if (!text) return [];
        return [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          return lines.size > 1 ? [word] : [];
        });
      }),
    );
    expect(broken).toEqual([]);
    await close();
  });
});
