// Buying from two stores, from the first page to the parcels: in English on a wide screen, in
// Arabic on a phone.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missing, openSite, wordsOf, type Site, type Visitor } from './site.ts';
import { openPage } from './settled.ts';

type Thing = { id: number; slug: string; title: Record<string, string>; store: string };

let site: Site;
let things: Thing[];

describe.skipIf(missing !== null)(`buying${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    const { rows } = await sql<Thing>`
      select distinct on (p.store_id) p.id, p.slug, p.title, s.name as store
      from products p
      join stores s on s.id = p.store_id
      join shipping_places sp on sp.shipping_rule_id = p.shipping_rule_id and sp.country = 'ALL'
      where (select count(*) from inventories i where i.product_id = p.id) = 1
        and (select min(quantity) from inventories i where i.product_id = p.id) > 20
      order by p.store_id, p.id
      limit 2`.execute(site.database.db);
    things = rows;
  });
  afterAll(() => site?.close());

  it.each([
    ['en', '', 1280],
    ['ar', '/ar', 360],
  ] as const)('in %s', async (language, prefix, width) => {
    const visitor = await site.visit({ viewport: { width, height: 800 } });
    await buy(visitor, language, prefix);
    expect(visitor.complaints).toEqual([]);
    await visitor.close();
  });
});

async function buy({ page }: Visitor, language: string, prefix: string): Promise<void> {
  const words = wordsOf(language);
  const say = (section: string, key: string) => words[section]?.[key] ?? `${section}.${key}`;
  for (const { id, slug, title } of things) {
    await openPage(page, `${prefix}/${slug}/product/${id}`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title[language]);
    await page
      .locator('button:visible', { hasText: say('product-page', 'add') })
      .first()
      .click();
    await page.getByText(say('product-page', 'added')).first().waitFor();
  }

  await openPage(page, `${prefix}/cart`);
  expect(await page.evaluate(() => document.documentElement.dir)).toBe(
    language === 'ar' ? 'rtl' : 'ltr',
  );
  for (const { store, title } of things) {
    await page.getByText(store, { exact: true }).first().waitFor();
    await page
      .getByText(title[language] ?? '')
      .first()
      .waitFor();
  }
  await page
    .locator('a:visible, button:visible', { hasText: say('cart', 'to-shipping') })
    .first()
    .click();

  await page.waitForURL(`**${prefix}/shipping`);
  await page.getByText(say('shipping', 'guest')).waitFor();
  const field = (name: string) => page.locator(`#address-form-fields [name=${name}]`);
  await field('country').selectOption('GB');
  await field('name').fill(language === 'ar' ? 'ليلى حداد' : 'Amelia Hart');
  await field('phone').fill('12');
  await field('email').fill('buyer@example.com');
  await page.getByText('07400 123456').nth(1).waitFor(); // beside the field: an example
  await field('phone').fill('07700 900142');
  await field('city').fill('Bristol');
  await expect.poll(() => field('phone').inputValue()).toBe('+44 7700 900142');
  expect(await field('state').count()).toBe(0);
  await field('zip').fill('bs1 4dj');
  await field('address_1').fill('14 Corn Street');
  await page.reload();
  expect(await field('address_1').inputValue()).toBe('14 Corn Street');
  await page.getByRole('button', { name: say('shipping', 'save-and-continue') }).click();

  await page.waitForURL(`**${prefix}/checkout`);
  const place = page.locator('button:visible', { hasText: say('checkout', 'place') }).first();
  await place.waitFor();
  // the address is visible: no message about saving covers the next button
  expect(await page.locator('.toasts li').count()).toBe(0);
  await place.click();
  await page.waitForURL(new RegExp(`${prefix}/user/order/\\d+`));
  const code = (
    await page
      .getByText(/^[2-9A-HJ-NP-Z]{16}$/)
      .first()
      .innerText()
  ).trim();
  const { rows } = await sql<{
    parcels: number;
    lines: number;
  }>`
    select
      (select count(*) from parcels p where p.order_id = o.id) as parcels,
      (select count(*) from order_lines l where l.order_id = o.id) as lines
    from orders o
    where code = ${code}`.execute(site.database.db);
  expect(rows).toEqual([{ parcels: 2, lines: 2 }]);

  await openPage(page, `${prefix}/track-order?tracking_id=${code}`);
  for (const { store } of things) await page.getByText(store).first().waitFor();
  await page.getByText(say('track', 'pending')).first().waitFor();
}
