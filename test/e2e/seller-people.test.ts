// The owner of a store creates a role on a phone and invites a person to it; they join on theirs,
// see what they may do, and are removed. In English and in Arabic.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSeller } from '../at-work.ts';
import { makeStore } from '../make.ts';
import { wordMailed } from '../word-mailed.ts';
import { axe } from './axe.ts';
import { join } from './second-factor-journey.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

let site: Site;

async function at(language: string, bearer?: string) {
  const visitor = await site.visit({ viewport: { width: 390, height: 844 } });
  await visitor.page
    .context()
    .addCookies([
      { name: 'i18n_redirected', value: language, url: site.origin },
      ...(bearer ? [{ name: 'frontend_token', value: bearer, url: site.origin }] : []),
    ]);
  const words = (key: string, section = 'seller-people') =>
    wordsOf(language)[section]?.[key] ?? key;
  return { ...visitor, words };
}

describe.skipIf(missing)('the people of a store', () => {
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  it.each(['en', 'ar'])('are invited, work, and are let go, in %s', async (language) => {
    const store = await makeStore(site.database.db);
    const owner = await makeSeller(site.database, store, { name: 'Salma Idrissi' });
    const email = `${language}@example.com`;
    const boss = await at(language, owner.bearer);
    const { page, words } = boss;
    const staff = (key: string) => words(key, 'desk-staff');
    await page.goto('/seller/roles');
    await page.getByText(words('given-hint')).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.getByRole('link', { name: staff('role-add') }).click();
    await page.locator('[name=name]').fill('Night shift');
    await page.getByRole('checkbox', { name: words('may-parcels'), exact: true }).check();
    // what the bar at the foot half covers does not count as a small target
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { level: 1, name: 'Night shift' }).waitFor();

    await page.goto('/seller/people');
    await page.getByRole('link', { name: 'Salma Idrissi' }).waitFor();
    await page.getByRole('button', { name: staff('invite'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[type=email]').fill(email);
    await dialog.getByRole('button', { name: staff('invite-send') }).click();
    await dialog.locator('select[aria-invalid=true]').selectOption({ label: 'Night shift' });
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole('button', { name: staff('invite-send') }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('listitem').filter({ hasText: email }).waitFor();
    expect(await axe(page)).toEqual([]);

    const guest = await at(language);
    await join(guest, `/seller/join#${await wordMailed(site.database.db, email)}`, 'Nour Saleh');
    await guest.page.locator('.foot-bar a[href="/seller/parcels"]').waitFor();
    expect(await guest.page.locator('a[href="/seller/people"]').count()).toBe(0);
    await guest.page.goto('/seller/people');
    await guest.page.getByRole('heading', { name: words('closed', 'desk') }).waitFor();
    await guest.page.getByText('Salma Idrissi').waitFor(); // who can grant it

    await page.goto('/seller/log');
    await page.getByText(words('did-people-accept')).waitFor();
    expect(await axe(page)).toEqual([]);
    await page.goto('/seller/people');
    await page.getByRole('link', { name: 'Nour Saleh' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nour Saleh' }).waitFor();
    const letGo = page.getByRole('button', { name: words('let-go') });
    await letGo.waitFor();
    expect(await axe(page)).toEqual([]);
    await letGo.click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: words('let-go') })
      .click();
    await page.getByText(words('person-dismissed', 'toast')).waitFor();
    await guest.page.goto('/seller');
    await guest.page.getByRole('heading', { name: words('no-store', 'seller') }).waitFor();
    expect(boss.complaints).toEqual([]);
    await Promise.all([boss.close(), guest.close()]);
  });
});
