// Stores in a flash sale: staff open it, sellers enter products by calls, staff refuse one and
// approve one, and a shopper sees the price. In English on a laptop, in Arabic on a phone.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenSale, OwnEnrolment } from '#contract/seller-enrolment.ts';
import { makeSeller, makeStaff, type MadeSeller, type MadeStaff } from '../at-work.ts';
import { axe } from './axe.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

let site: Site;
let owner: MadeStaff;
let seller: MadeSeller;
let lamps: Lamp[];

/** A call as the seller. */
async function asSeller<Data>(method: string, path: string, input?: object): Promise<Data> {
  const answer = await fetch(`${site.origin}/api/v1/${path}`, {
    method,
    headers: { ...seller.headers, 'content-type': 'application/json', accept: 'application/json' },
    ...(input && { body: JSON.stringify(input) }),
  });
  const { data, message } = (await answer.json()) as { data: Data; message: string };
  if (!answer.ok) throw new Error(message);
  return data;
}

/** A date for the browser's field, in the market's time zone, which is UTC in the demo. */
const day = (days: number) => {
  const at = new Date(Date.now() + days * 86_400_000);
  return at.toISOString().slice(0, 16);
};

/** Opens a sale to stores with its form; returns its id. */
async function openSale(page: Page, language: string): Promise<number> {
  const say = (key: string) => wordsOf(language)['desk-marketing']?.[key] ?? key;
  await page.goto('/admin/flash-sales/new');
  await page.locator('[name="title.en"], [name="title.ar"]').first().waitFor();
  await page.locator('[name^="title."]').fill('Lamps by night');
  await page.locator('[name=start_at]').fill(day(3));
  await page.locator('[name=end_at]').fill(day(4));
  await page.locator('[name=enrol_until]').fill(day(2));
  await page.getByLabel(say('min-percent')).fill('20');
  await page
    .getByRole('button', { name: wordsOf(language).desk?.save ?? 'Save' })
    .last()
    .click();
  await page.waitForURL(/flash-sales\/\d+$/);
  return Number(page.url().split('/').at(-1));
}

type Lamp = { id: number; slug: string; title: string; regular: number };

/** Products of one store that are in no sale, whose variants have no prices of their own. */
async function ownProducts(): Promise<Lamp[]> {
  const { rows } = await sql<Lamp & { store: number }>`
    select p.id, p.slug, p.title ->> 'en' as title, coalesce(p.offered, p.selling) as regular,
      p.store_id as store
    from products p
    where p.public
      and not exists (select from flash_sale_products f where f.product_id = p.id)
      and not exists (select from inventories i where i.product_id = p.id and i.price > 0)
      and exists (select from inventories i where i.product_id = p.id and i.quantity > 0)
    order by p.store_id, p.id
    limit 40
  `.execute(site.database.db);
  return rows.filter(({ store }) => store === rows[0]?.store).slice(0, 4);
}

/** Enters a product at half its price; returns that, too. */
async function propose(sale: number, { id, slug, regular }: Lamp) {
  const price = (Math.floor(regular / 200) + 0.37).toFixed(2);
  const input = { sale_id: sale, product_id: id, price, quota: 5 };
  const sent = await asSeller<OwnEnrolment>('POST', 'seller/enrolment/propose', input);
  return { id: sent.id, price, path: `/${slug}/product/${id}` };
}

describe.skipIf(missing)('stores in flash sales', () => {
  beforeAll(async () => {
    site = await openSite();
    owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
    lamps = await ownProducts();
    const { store_id: store } = await site.database.db
      .selectFrom('products')
      .select('store_id')
      .where('id', '=', lamps[0]?.id ?? 0)
      .executeTakeFirstOrThrow();
    seller = await makeSeller(site.database, store);
  });
  afterAll(() => site.close());

  it.each([
    ['en', 1440],
    ['ar', 390],
  ])('propose products, and staff decide: in %s at %d', async (language, width) => {
    const words = wordsOf(language);
    const say = (key: string, section = 'desk-proposal') => words[section]?.[key] ?? key;
    const visitor = await site.visit({ viewport: { width, height: 900 } });
    const { page, complaints } = visitor;
    await page.context().addCookies([
      { name: 'i18n_redirected', value: language, url: site.origin },
      { name: 'frontend_token', value: owner.bearer, url: site.origin },
    ]);
    const sale = await openSale(page, language);
    const sales = await asSeller<OpenSale[]>('GET', 'seller/flash-sales');
    expect(sales.find(({ id }) => id === sale)).toMatchObject({ min_percent: 20, more: 10 });
    const [first, second] = lamps.splice(0, 2);
    if (!first || !second) throw new Error('The demo market has products.');
    const wanted = await propose(sale, first);
    const unwanted = await propose(sale, second);

    await page.goto('/admin');
    await page.locator('a[href="/admin/enrolments?view=waiting"]').click();
    await page.locator(`main a[href="/admin/enrolments/${unwanted.id}"]`).first().click();
    await page.getByRole('button', { name: say('refuse'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('Too few.');
    await dialog.getByRole('button', { name: say('refuse'), exact: true }).click();
    await page.getByText(say('proposal-refused', 'toast')).first().waitFor();
    expect(await axe(page)).toEqual([]);

    await page.goto(`/admin/enrolments/${wanted.id}`);
    await page.getByRole('button', { name: say('approve'), exact: true }).click();
    await dialog.getByRole('button', { name: say('approve'), exact: true }).click();
    await page.getByText(say('enrolment-approved', 'toast')).first().waitFor();
    expect(await asSeller<OwnEnrolment>('GET', `seller/enrolment/${unwanted.id}`)).toMatchObject({
      state: 'refused',
      reason: 'Too few.',
    });

    await sql`
      update flash_sales
      set enrol_until = now() - interval '2 hours', start_at = now() - interval '1 hour'
      where id = ${sale}
    `.execute(site.database.db);
    await page.goto(`/admin/flash-sales/${sale}`);
    await page.locator('[name^="title."]').waitFor();
    expect(await axe(page)).toEqual([]);
    await page.goto(wanted.path);
    await page.locator('main').getByText(wanted.price).first().waitFor();
    expect(complaints).toEqual([]);
    await visitor.close();
  });

  it('that a colleague has already decided disappear from the waiting list', async () => {
    const words = wordsOf('en');
    const say = (key: string, section = 'desk-proposal') => words[section]?.[key] ?? key;
    const { page, close } = await site.visit({ viewport: { width: 1440, height: 900 } });
    await page
      .context()
      .addCookies([{ name: 'frontend_token', value: owner.bearer, url: site.origin }]);
    const sale = await openSale(page, 'en');
    const [lamp] = await ownProducts();
    if (!lamp) throw new Error('The demo market has products.');
    const { id } = await propose(sale, lamp);
    await page.goto('/admin/enrolments?view=waiting');
    const row = page.locator(`[data-row="${id}"]`);
    await row.locator('[data-chooses]').click();
    const refused = await fetch(`${site.origin}/api/v1/admin/enrolment/refuse/${id}`, {
      method: 'POST',
      headers: { ...owner.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ version: 1, reason: 'Too few.' }),
    });
    expect(await refused.json()).toMatchObject({ status: 200 });
    await page.getByRole('button', { name: say('approve'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('.text-warn').first().waitFor();
    await dialog.getByRole('button', { name: say('cancel', 'desk-list') }).click();
    await dialog.waitFor({ state: 'detached' });
    await row.waitFor({ state: 'detached' });
    await close();
  });
});
