// Links of letters that are old: the page says so and leads on, and offers nothing that would be
// refused again.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axe } from './axe.ts';
import { openPage } from './settled.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

let site: Site;
const say = (key: string, section: string) => wordsOf('en')[section]?.[key] ?? key;

describe.skipIf(missing)('an old link', () => {
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  it.each([
    ['/newsletter/confirm?key=old', 'confirm-button', 'link-over'],
    ['/cart-reminder/leave?key=old', 'carts-leave-button', 'link-invalid'],
  ])('%s leads to the shop instead of being pressed again', async (path, step, reason) => {
    const { page, close } = await site.visit({ viewport: { width: 360, height: 800 } });
    await openPage(page, path);
    const press = page.getByRole('button', { name: say(step, 'subscription') });
    await press.click();
    await page.getByRole('alert').getByText(say(reason, 'refusal')).waitFor();
    expect(await press.count()).toBe(0);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: say('home', 'subscription') }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await close();
  });

  it('stays to be pressed while the network is away', async () => {
    const { page, close } = await site.visit();
    await openPage(page, '/newsletter/confirm?key=old');
    const press = page.getByRole('button', { name: say('confirm-button', 'subscription') });
    await page.route('**/api/v1/**', (route) => route.abort());
    await press.click();
    await page.getByRole('alert').getByText(say('down', 'newsletter')).waitFor();
    expect(await press.count()).toBe(1);
    await close();
  });

  it('to a decision leads to the home page', async () => {
    const { page, close } = await site.visit();
    await openPage(page, '/objection?key=old');
    await page.getByRole('alert').getByText(say('link-invalid', 'refusal')).waitFor();
    expect(await axe(page)).toEqual([]);
    await page
      .getByRole('main')
      .getByRole('link', { name: say('home', 'report') })
      .click();
    await page.waitForURL((url) => url.pathname === '/');
    await close();
  });

  it.each([
    ['/admin/join#old', 'join'],
    ['/seller/join', 'join-store'],
  ])('%s to work here says that it is over, and of what', async (path, title) => {
    const { page, close } = await site.visit();
    await openPage(page, path);
    await page.getByRole('alert').getByText(say('invitation-over', 'refusal')).waitFor();
    await page.getByRole('heading', { level: 1, name: say(title, 'desk-staff') }).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: say('join-home', 'desk-staff') }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await close();
  });
});
