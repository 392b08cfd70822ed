// The usual tasks of a seller, done on a phone from the first screen with the clicks counted; the
// table in docs/selling.md has the same numbers.
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSeller, type MadeSeller } from '../at-work.ts';
import { button, dialogOf, startAt } from './counted-desk.ts';
import { SIZES_TASK } from './seller-sizes-task.ts';
import { PARCEL_TASKS } from './seller-parcel-tasks.ts';
import { done, foot, setOne, tile, type At, type Task } from './seller-task.ts';
import { missing, openSite, type Site } from './site.ts';

let site: Site;
let owner: MadeSeller;
let at: At;

const photo = () =>
  sharp({ create: { width: 600, height: 600, channels: 3, background: '#b87333' } })
    .png()
    .toBuffer();

const TASKS: Task[] = [
  {
    task: 'See what waits, and what is paid next',
    most: 0,
    walk: async ({ page, say }) => {
      await page.getByRole('link', { name: say('seller-parcels', 'view-to-confirm') }).waitFor();
      await page.getByRole('main').locator('a[href="/seller/balance"]').waitFor();
    },
  },
  {
    task: 'Confirm all new parcels',
    most: 2,
    walk: async ({ page, say, click }) => {
      const [before = ''] = say('seller-parcels', 'confirm-all').split(' (');
      await click(page.getByRole('button', { name: before }));
      await click(button(dialogOf(page), say('parcel-state', 'act-confirm')));
      await button(dialogOf(page), say('desk', 'close')).waitFor();
    },
  },
  ...PARCEL_TASKS,
  { task: 'Change one price', most: 2, walk: (desk) => setOne(desk, 'price', '49') },
  { task: 'Change one stock', most: 2, walk: (desk) => setOne(desk, 'stock', '12') },
  {
    task: 'Pause a product',
    most: 2,
    walk: async (desk) => {
      const { page, say, click } = desk;
      await click(foot(desk, 'products'));
      const archive = new RegExp(`^${say('seller-products', 'archive')}\\W`);
      await click(page.getByRole('button', { name: archive }));
      await done(page, say('toast', 'product-archived'));
    },
  },
  {
    task: 'List a product from a photo',
    most: 6,
    walk: async (desk) => {
      const { page, say, click } = desk;
      await click(foot(desk, 'products'));
      await click(page.getByRole('link', { name: say('seller-products', 'add') }));
      const fileChooser = page.waitForEvent('filechooser');
      await click(page.getByText(say('desk-product', 'take-photo')));
      await (
        await fileChooser
      ).setFiles({ name: 'lamp.png', mimeType: 'image/png', buffer: await photo() });
      await page.locator('[name="title.en"]').fill('Copper lamp');
      await page.getByRole('combobox', { name: say('desk-product', 'category') }).fill('l');
      await click(page.getByRole('option'));
      await click(button(page, say('seller-products', 'next')));
      await page.locator('[name=selling]').fill('40');
      await page.locator('[name="variants.0.stock"]').fill('3');
      await click(button(page, say('seller-products', 'send')));
      await done(page, say('seller-products', 'sent'));
    },
  },
  SIZES_TASK,
  {
    task: 'Copy a product',
    most: 2,
    walk: async (desk) => {
      const { page, say, click } = desk;
      await click(foot(desk, 'products'));
      await click(page.getByRole('button', { name: say('seller-products', 'copy') }));
      await page.waitForURL(/\/seller\/products\/-\d+$/);
    },
  },
  {
    task: 'Bring in a file of stock',
    most: 4,
    walk: async (desk, { sku }) => {
      const { page, say, click } = desk;
      await click(foot(desk, 'products'));
      await click(page.getByRole('link', { name: say('seller-products', 'import') }));
      const fileChooser = page.waitForEvent('filechooser');
      await click(page.locator('input[type=file]'));
      const buffer = Buffer.from(`sku,stock\n${sku},17\n`);
      await (await fileChooser).setFiles({ name: 'stock.csv', mimeType: 'text/csv', buffer });
      await page.getByRole('heading', { name: say('desk-import', 'trial') }).waitFor();
      await click(button(page, say('desk-import', 'run')));
      await done(page, say('desk-import', 'state-done'));
    },
  },
  {
    task: 'See which order lines are behind a sum',
    most: 3,
    walk: async (desk) => {
      const { page, say, click } = desk;
      await click(foot(desk, 'balance'));
      await click(page.getByRole('main').locator('li button.link'));
      await dialogOf(page).getByText(say('desk-money', 'sold-lines')).first().waitFor();
    },
  },
  {
    task: 'Answer a review',
    most: 2,
    walk: async (desk) => {
      const { page, say, click } = desk;
      await click(tile(desk, 'reviews'));
      const field = page.locator('[data-row] textarea').first();
      await field.fill('Thank you, Amelia.');
      await click(page.locator('[data-row] textarea + button').first());
      const answeredTab = say('seller-reviews', 'view-answered');
      await page.locator('[data-row]').getByText(answeredTab).first().waitFor();
    },
  },
  {
    task: 'Make a voucher',
    most: 4,
    walk: async (desk) => {
      const { page, say, click } = desk;
      await click(tile(desk, 'vouchers'));
      await click(page.getByRole('link', { name: say('desk-marketing', 'voucher-add') }));
      await page.getByLabel(say('desk-catalogue', 'name')).fill('Thank you');
      await page.locator('input[name="code"]').fill('THANKYOU');
      await page.locator('input[name="amount"]').fill('10');
      await click(page.getByRole('button', { name: say('desk', 'save') }));
      await done(page, say('toast', 'saved'));
    },
  },
  {
    task: 'Go on holiday',
    most: 3,
    walk: async (desk) => {
      const { page, say, click } = desk;
      await click(tile(desk, 'store'));
      await page.locator('input[name="away_until"]').fill('2030-01-02T08:00');
      await click(page.getByRole('button', { name: say('desk', 'save') }));
      await done(page, say('toast', 'saved'));
    },
  },
];

describe.skipIf(missing)('a seller', () => {
  const clicks = new Map<string, number>();
  beforeAll(async () => {
    site = await openSite('all'); // with its worker
    const { rows } = await sql<{ id: number }>`
      select id from stores where slug = 'copper-lane'
    `.execute(site.database.db);
    owner = await makeSeller(site.database, rows[0]?.id ?? 0);
    const { rows: variants } = await sql<{ sku: string }>`
      select i.sku from inventories i
      join products p on p.id = i.product_id
      where p.store_id = ${rows[0]?.id ?? 0} and i.sku <> ''
      order by i.id desc
      limit 1
    `.execute(site.database.db);
    at = { site, store: rows[0]?.id ?? 0, sku: variants[0]?.sku ?? '' };
  });
  afterAll(() => site?.close());

  it.each(TASKS)('$task: at most $most clicks', async ({ task, most, walk }) => {
    const visitor = await site.visit({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const { page, close } = visitor;
    await page.context().addCookies([
      { name: 'i18n_redirected', value: 'en', url: site.origin },
      { name: 'frontend_token', value: owner.bearer, url: site.origin },
    ]);
    const desk = await startAt(page, 'en', '/seller');
    await walk(desk, at);
    clicks.set(task, desk.clicks);
    await close();
    expect(desk.clicks).toBeLessThanOrEqual(most);
  });

  it('has these counts in docs/selling.md', async () => {
    const table = await readFile('docs/selling.md', 'utf8');
    const documented = [...table.matchAll(/^\| ([^|]+?) +\| (\d+) +\|$/gm)].map(
      ([, task = '', count]): [string, number] => [task, Number(count)],
    );
    expect(documented).toEqual([...clicks]);
  });
});
