// Rows of a list of the back office are chosen by keys alone, and a list's filters stand in one
// line on a laptop.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { settled } from './settled.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

let site: Site;
let owner: MadeStaff;

async function at(width: number, path: string) {
  const visitor = await site.visit({ viewport: { width, height: 900 } });
  await visitor.page
    .context()
    .addCookies([{ name: 'frontend_token', value: owner.bearer, url: site.origin }]);
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

  it('who has only keys chooses rows, gets to the acts in a step, and goes on at the row', async () => {
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
    await press('Enter'); // all that match: the button goes
    const bar = page.getByRole('region', { name: t('chosen-rows') });
    await bar.getByText(/^All /).waitFor();
    expect(await bar.evaluate((one) => one === document.activeElement)).toBe(true);
    await bar.getByRole('button', { name: t('choose-none') }).press('Enter');
    await expect.poll(held).toContain(await boxes.nth(2).evaluate((one) => one.outerHTML));
    expect(complaints).toEqual([]);
    await close();
  });

  it('the filters of the ledger fit into one line at 1280, the search first', async () => {
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
