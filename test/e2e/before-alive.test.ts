// A slow network: input and presses before a page's scripts arrive count once they do, and never
// lead to a raw API answer.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settled } from './settled.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

let site: Site;

/** A page whose scripts arrive when released. */
async function visitEarly(path: string) {
  const { page, close } = await site.visit();
  let go = () => {};
  const released = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const comeAlive = async () => {
    go();
    await settled(page);
    await page.locator('form button[disabled]').first().waitFor({ state: 'detached' });
  };
  return { page, close, comeAlive };
}

describe.skipIf(missing !== null)(`a page${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  it('searches for what a shopper typed before the scripts had loaded', async () => {
    const { page, close, comeAlive } = await visitEarly('/');
    await page.getByRole('combobox').first().fill('lamp');
    await comeAlive();
    await page.getByRole('combobox').first().press('Enter');
    await page.waitForURL('**/search?q=lamp');
    await close();
  });

  it.each(['/page/contact', '/report?product=1', '/forgot-password'])(
    'keeps what a shopper typed into a form that they sent before the scripts had loaded: %s',
    async (path) => {
      const { page, close, comeAlive } = await visitEarly(path);
      const field = page.locator('main [name=email]');
      await field.fill('early@example.com');
      await field.press('Enter');
      await page.locator('main form button').last().click({ force: true });
      await comeAlive();
      expect(page.url()).toBe(`${site.origin}${path}`);
      expect(await field.inputValue()).toBe('early@example.com');
      await close();
    },
  );

  it('keeps the reason of a report that was chosen before the scripts had loaded', async () => {
    const { page, close, comeAlive } = await visitEarly('/report?product=1');
    const reason = page.locator('main [name=reason]');
    await reason.selectOption('counterfeit');
    await comeAlive();
    await page.locator('main form button').last().click();
    await page.locator('main [name=good_faith][aria-invalid=true]').waitFor();
    expect(await reason.inputValue()).toBe('counterfeit');
    await close();
  });

  it('subscribes an address that was typed in the footer before scripts had loaded', async () => {
    const { page, close, comeAlive } = await visitEarly('/');
    const field = page.locator('section [name=email]');
    await field.fill('early@example.com');
    await comeAlive();
    await field.press('Enter');
    await page.getByText(wordsOf('en').newsletter?.done ?? '?').waitFor();
    await close();
  });
});
