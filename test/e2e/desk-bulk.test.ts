// Many rows at once on a bad network: nothing is done twice or silently, and the result of a run is
// shown even after its dialog was closed.
import { sql } from 'kysely';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

let site: Site;
let owner: MadeStaff;
const say = (key: string, section = 'desk-list') => wordsOf('en')[section]?.[key] ?? key;
const button = (page: Pick<Page, 'getByRole'>, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

async function at(path: string) {
  const visitor = await site.visit({ viewport: { width: 1280, height: 900 } });
  await visitor.page
    .context()
    .addCookies([{ name: 'frontend_token', value: owner.bearer, url: site.origin }]);
  await visitor.page.goto(path);
  await visitor.page.locator('[data-row]').first().waitFor();
  return visitor;
}
const box = (page: Page, row: number) =>
  page.locator('[data-row]').nth(row).getByRole('checkbox').click();
const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? NaN;
const bottomOf = async (place: Locator) => {
  const { y, height } = (await place.boundingBox()) ?? { y: NaN, height: NaN };
  return y + height;
};
const prices = async () => {
  const { rows } = await sql<{ sum: number; edits: number }>`
    select sum(selling)::int as sum, (select count(*)::int from edits where noun = 'product') as edits
    from products
  `.execute(site.database.db);
  return rows[0];
};

describe.skipIf(missing !== null)(`many rows${missing ? ` (${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
  });
  afterAll(() => site?.close());

  it('are repriced only once when the answer is lost and staff press again', async () => {
    const { page, close } = await at('/admin/products');
    await box(page, 0);
    await button(page, say('more-acts')).click();
    await page.getByRole('menuitem', { name: say('act-price') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input').fill('10');
    await dialog.locator('del').first().waitFor();
    await page.route(
      '**/api/v1/admin/products/bulk',
      (route) => route.fetch().then(() => route.abort()),
      { times: 1 },
    );
    const submit = dialog.locator('button[type=submit]');
    await submit.click();
    await dialog.getByText(say('no-network', 'desk')).waitFor();
    const once = await prices();
    await submit.click();
    await dialog.getByText(say('ended-done').replace('{count, number}', '1')).waitFor();
    expect(await prices()).toEqual(once);
    await close();
  });

  it('whose preview fails show an error and can be retried', async () => {
    const { page, close } = await at('/admin/brands');
    await page.route('**/api/v1/admin/brands/bulk/try', (route) => route.abort(), { times: 1 });
    await box(page, 0);
    await button(page, say('act-hide')).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(say('no-network', 'desk')).waitFor();
    await dialog.locator('button[type=submit]').click();
    await dialog.locator('del').first().waitFor();
    await close();
  });

  it('report their result after the dialog is closed, and the next run starts fresh', async () => {
    const { page, close } = await at('/admin/brands');
    const { promise, resolve: ends } = Promise.withResolvers<void>();
    await page.route('**/api/v1/admin/brands/bulk', async (route) => {
      const response = await route.fetch();
      const answer = await response.json();
      const json = { ...answer, data: { ...answer.data, ended: false, done: 0 } };
      await route.fulfill({ response, json });
    });
    await page.route('**/api/v1/admin/bulk/*', (route) => promise.then(() => route.continue()));
    await box(page, 0);
    await box(page, 1);
    await button(page, say('act-hide')).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('del').first().waitFor();
    await dialog.locator('button[type=submit]').click();
    await dialog.getByRole('progressbar').waitFor();
    await button(dialog, say('close')).click();
    await button(page, say('working')).waitFor();
    expect(await page.locator('[data-row] input:checked').count()).toBe(0);
    await box(page, 2); // meanwhile the next rows are chosen
    ends();
    const ended = say('ended-done').replace('{count, number}', '2');
    const toast = page.getByRole('status').filter({ hasText: ended }).locator('> *');
    await toast.waitFor();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await bottomOf(toast)).toBeLessThan(
        await topOf(page.getByRole('region', { name: say('chosen-rows') })),
      );
    }
    await button(page, ended).click();
    await dialog.getByText(ended).waitFor();
    await button(dialog, say('close')).click();
    await button(page, say('act-hide')).click();
    await dialog.locator('del').first().waitFor();
    expect(await dialog.getByText(ended).count()).toBe(0);
    await close();
  });
});
