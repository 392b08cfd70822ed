// The owner creates a shipping rule in the browser: places by name, one of them copied, and an
// address tried before saving. In English on a laptop, in Arabic on a phone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { axe } from './axe.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

const VIEWS = [
  ['en', 1440],
  ['ar', 390],
] as const;

let site: Site;
let owner: MadeStaff;

const say = (language: string, key: string, values: Record<string, string> = {}) =>
  Object.entries(values).reduce(
    (text, [name, value]) => text.replace(`{${name}}`, value).replace(`{${name}, number}`, value),
    wordsOf(language)['desk-shop']?.[key] ?? '',
  );

async function at(language: string, width: number) {
  const visitor = await site.visit({ viewport: { width, height: 900 } });
  await visitor.page.context().addCookies([
    { name: 'i18n_redirected', value: language, url: site.origin },
    { name: 'frontend_token', value: owner.bearer, url: site.origin },
  ]);
  return visitor;
}

describe.skipIf(missing !== null)(`shipping${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
  });
  afterAll(() => site?.close());

  it.each(VIEWS)('in %s at %d: a rule is created, tried and saved', async (language, width) => {
    const { page, complaints, close } = await at(language, width);
    const words = (key: string, values = {}) => say(language, key, values);
    const place = (number: string) =>
      page.getByRole('group', { name: words('place-number', { place: number }) });
    await page.goto('/admin/shipping');
    await page.getByRole('link', { name: words('shipping-add') }).click();
    await page.getByRole('heading', { level: 1, name: words('shipping-new') }).waitFor();
    await page.getByRole('tab', { name: 'English' }).click();
    await page.locator('[name="title.en"]').fill(`Parcel ${language}`);
    await place('1').getByLabel(words('country')).selectOption('FR');
    await page.locator('[name="places.0.price"]').fill('4.5');
    await page.locator('[name="places.0.day_needed"]').fill('2');
    const copy = words('place-copy', { name: words('place-number', { place: '1' }) });
    await page.getByRole('button', { name: copy, exact: true }).click();
    await place('2').getByLabel(words('region')).selectOption('IDF');
    await page.locator('[name="places.1.price"]').fill('3');
    await place('2')
      .getByRole('switch', { name: words('pickup') })
      .check();
    const tried = page.getByRole('region', { name: words('try-address') });
    await tried.getByLabel(words('country')).selectOption('FR');
    await tried.getByText(/4\.50/).waitFor();
    await tried.getByLabel(words('region')).selectOption('IDF');
    await tried.getByText(/3\.00/).waitFor();
    await tried.getByLabel(words('country')).selectOption('DE');
    await tried.getByText(words('try-none')).waitFor();
    // a switch half below the sticky bars would count as a small target
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    const missed = page.locator('[name="places.1.pickup_address_line_1"][aria-invalid=true]');
    await missed.waitFor();
    await missed.fill('4, rue des Lampes');
    await page.keyboard.press('Control+s');
    await page.waitForURL(/\/admin\/shipping\/\d+$/);
    // opened anew: the state's place is before its country's
    await page.reload();
    await page.locator('[name="places.1.price"]').waitFor();
    expect(await page.locator('[name="places.0.state"]').inputValue()).toBe('IDF');
    expect(await page.locator('[name="places.1.price"]').inputValue()).toBe('4.50');
    await page.locator('[name="places.1.price"]').fill('5.25');
    const saved = page.waitForResponse((answer) => answer.url().includes('shipping-rule/save'));
    await page.keyboard.press('Control+s');
    await saved; // a history that was opened earlier would show the old state
    const history = page.locator('details', { hasText: wordsOf(language).desk?.history ?? '' });
    await history.locator('summary').click();
    await history.locator('del', { hasText: '4.50' }).waitFor();
    await history.locator('ins', { hasText: '5.25' }).waitFor();
    expect(await history.locator('ins').allTextContents()).not.toContain('525');
    await page.goto('/admin/shipping');
    await page.getByRole('link', { name: `Parcel ${language}` }).waitFor();
    expect(await axe(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});
