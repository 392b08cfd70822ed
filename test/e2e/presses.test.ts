// The effect of a press: nothing is done twice while it runs, and a refusal is shown.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { makeCustomer } from '../customer.ts';
import { openPage } from './settled.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';
import { twoThings } from './two-things.ts';

const skipped = missing ? ` (skipped: ${missing})` : '';
const words = wordsOf('en');

let site: Site;
beforeAll(async () => {
  if (!missing) site = await openSite();
});
afterAll(() => site?.close());

/** Holds the answers to a call until `go`; counts the calls. */
async function hold(page: Page, path: string) {
  const held = { made: 0, go: () => {} };
  const released = new Promise<void>((resolve) => {
    held.go = resolve;
  });
  await page.route(`**/api/v1/${path}`, async (route) => {
    held.made++;
    await released;
    await route.continue();
  });
  return held;
}

/** Presses a button again and again while it works, by hand and by key. */
async function pressWhileBusy(page: Page, name: string, again: () => Promise<void>) {
  const button = page.locator('button[aria-busy=true]:visible', { hasText: name });
  await button.waitFor();
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  expect(await button.evaluate((one) => (one as HTMLButtonElement).disabled)).toBe(false);
  await button.evaluate((one) => (one as HTMLButtonElement).click());
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await again();
}

describe.skipIf(missing !== null)(`a button at work${skipped}`, () => {
  it('in a form keeps the focus, announces that it is busy, and sends once', async () => {
    const { contact = {} } = words;
    const { page, close } = await site.visit();
    await openPage(page, '/page/contact');
    for (const [field, text] of [
      ['name', 'Amal'],
      ['email', 'amal@example.com'],
      ['subject', 'A lamp'],
      ['message', 'Does it come in red?'],
    ] as const)
      await page.locator(`main [name=${field}]`).fill(text);
    const held = await hold(page, 'contact');
    await page.getByRole('button', { name: contact.send, exact: true }).press('Enter');
    await pressWhileBusy(page, contact.send ?? '?', () =>
      page.locator('main [name=subject]').press('Enter'),
    );
    held.go();
    await page
      .getByText(contact.sent ?? '?')
      .first()
      .waitFor();
    expect(held.made).toBe(1);
    await close();
  });

  it('outside a form keeps the focus, announces that it is busy, and sends once', async () => {
    const [thing] = await twoThings(site, 20, true);
    const { 'product-page': product = {} } = words;
    const { page, close } = await site.visit();
    await openPage(page, `/x/product/${thing?.id}`);
    const held = await hold(page, 'cart/action');
    await page.locator('button:visible', { hasText: product.add }).first().press('Enter');
    await pressWhileBusy(page, product.add ?? '?', async () => {});
    held.go();
    await page
      .getByText(product.added ?? '?')
      .first()
      .waitFor();
    expect(held.made).toBe(1);
    await close();
  });
});

describe.skipIf(missing !== null)(`comparing${skipped}`, () => {
  it('shows all reasons of a refusal in one message, and undoes the mark', async () => {
    const [thing] = await twoThings(site, 20);
    const { bearer: value } = await makeCustomer(site.database);
    const { page, close } = await site.visit();
    await page.context().addCookies([{ name: 'frontend_token', value, url: site.origin }]);
    await openPage(page, `/x/product/${thing?.id}`);
    const form = ['There are ten already', 'This one is too new'];
    await page.route('**/api/v1/user/compare-list/action', (route) =>
      route.fulfill({ json: { status: 201, message: form[0], token: null, data: { form } } }),
    );
    const mark = page.locator(`button[data-mark=compared][value="${thing?.id}"]:visible`).first();
    await mark.click();
    await page.getByText('There are ten already, This one is too new', { exact: true }).waitFor();
    expect(await mark.getAttribute('aria-pressed')).toBe('false');
    await close();
  });
});
