// Rows of a list in the back office are chosen with the keyboard only, many orders are cancelled at
// once, and a list's filters fit on one line on a laptop.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditMarket } from '#market/audit/audit-market.ts';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { axe } from './axe.ts';
import { settled } from './settled.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

let site: Site;
let owner: MadeStaff;

async function at(width: number, path: string, language = 'en') {
  const visitor = await site.visit({ viewport: { width, height: 900 } });
  await visitor.page.context().addCookies([
    { name: 'i18n_redirected', value: language, url: site.origin },
    { name: 'frontend_token', value: owner.bearer, url: site.origin },
  ]);
  await visitor.page.goto(path);
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  return visitor;
}

describe.skipIf(missing !== null)(`a list of the desk${missing ? ` (${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
  });
  afterAll(() => site?.close());

  it('keyboard users select rows, reach actions in one step, and return to their row', async () => {
    const t = (key: string) => wordsOf('en')['desk-list']?.[key] ?? '';
    const { page, complaints, close } = await at(1440, '/admin/brands');
    const boxes = page.locator('[data-row]').getByRole('checkbox');
    const press = (key: string) => page.keyboard.press(key);
    const held = () =>
      page.evaluate(() => document.activeElement?.closest('[data-row]')?.outerHTML);
    await boxes.nth(1).focus();
    await press('Space');
    await boxes.nth(2).focus();
    await press('Shift+Space');
    await page.getByRole('status').filter({ hasText: /^2 / }).first().waitFor();
    await press('Tab');
    await press('Enter');
    await press('Tab');
    await press('Enter'); // all that match: the button disappears
    const bar = page.getByRole('region', { name: t('chosen-rows') });
    await bar.getByText(/^All /).waitFor();
    expect(await bar.evaluate((one) => one === document.activeElement)).toBe(true);
    await bar.getByRole('button', { name: t('choose-none') }).press('Enter');
    await expect.poll(held).toContain(await boxes.nth(2).evaluate((one) => one.outerHTML));
    expect(complaints).toEqual([]);
    await close();
  });

  it.each([
    ['en', 1440],
    ['ar', 390],
  ] as const)('in %s at %d: staff cancel two orders at once, with a reason', async (...view) => {
    const [language, width] = view;
    const t = (key: string, section = 'desk-order') => wordsOf(language)[section]?.[key] ?? '';
    const list = '/admin/orders?view=to-confirm&sort=created_at';
    const { page, complaints, close } = await at(width, list, language);
    const rows = page.locator('[data-row]');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await rows.first().waitFor();
    if (width < 768) await button(t('choose-rows', 'desk-list')).click();
    const ids = [
      await rows.nth(0).getAttribute('data-row'),
      await rows.nth(1).getAttribute('data-row'),
    ];
    for (const id of ids) await page.locator(`[data-row="${id}"]`).getByRole('checkbox').click();
    await button(t('cancel-orders')).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('reason')).fill('Sold out everywhere.');
    expect(await axe(page)).toEqual([]);
    await page.mouse.click(5, 5); // outside: the input stays
    await dialog.locator('button[type=submit][aria-disabled=false]').click();
    await dialog.getByRole('button', { name: t('close', 'desk-list') }).click();
    await dialog.waitFor({ state: 'detached' });
    const open = site.database.db
      .selectFrom('orders')
      .select('id')
      .where('cancelled_at', 'is', null);
    expect(await open.where('id', 'in', ids.map(Number)).execute()).toEqual([]);
    await page.goto(`/admin/orders/${ids[0]}`);
    await page.getByText('Sold out everywhere.').first().waitFor();
    expect(await auditMarket(site.database.db)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('the ledger’s filters fit in one line at 1280 px, with search first', async () => {
    const { page, close } = await at(1280, '/admin/ledger');
    await settled(page);
    const [search, last] = await page.evaluate(() => {
      const dates = document.querySelectorAll('input[type=date]');
      const both = [document.querySelector('input[type=search]'), [...dates].at(-1)];
      return both.map((one) => one?.getBoundingClientRect().toJSON());
    });
    expect(search.y).toBeCloseTo(last.y, 0);
    expect(search.x).toBeLessThan(last.x);
    await close();
  });
});
