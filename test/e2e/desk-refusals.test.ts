// Refusals in the back office are shown to the person who asked, beside what they are about.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { hold } from './hold.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

let site: Site;
let owner: MadeStaff;
const INVALID = '[aria-invalid=true]';

async function open(path: string, person = owner, language = 'en') {
  const visitor = await site.visit();
  await visitor.page.context().addCookies([
    { name: 'i18n_redirected', value: language, url: site.origin },
    { name: 'frontend_token', value: person.bearer, url: site.origin },
  ]);
  await visitor.page.goto(path);
  return visitor;
}
const saying =
  (language: string) =>
  (key: string, section = 'desk') =>
    wordsOf(language)[section]?.[key] ?? `${section}.${key}`;
const say = saying('en');
const button = (page: Pick<Page, 'getByRole'>, name: string) =>
  page.getByRole('button', { name, exact: true });
const asOwner = async (path: string, input?: object) => {
  const answer = await fetch(`${site.origin}/api/v1/admin/${path}`, {
    headers: { ...owner.headers, 'content-type': 'application/json' },
    ...(input && { method: 'POST', body: JSON.stringify(input) }),
  });
  return (await answer.json()).data;
};

/** Whether the top of an element is on the screen, with nothing over it. */
const inSight = (place: Locator) =>
  place.evaluate((element) => {
    const { left, top } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + 20, top + 10));
  });

describe.skipIf(missing !== null)(`a refusal${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
  });
  afterAll(() => site?.close());

  it('of a dialog’s action shows in the dialog, even if Escape is pressed before', async () => {
    const { email } = await makeStaff(site.database, 'support', { name: 'Omar Said' });
    const { page, close } = await open('/admin/staff');
    await button(page, say('invite', 'desk-staff')).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[type=email]').fill(email);
    await dialog.locator('select').selectOption({ label: say('role-support', 'desk-staff') });
    const send = await hold(page, 'admin/invitation/send');
    await button(dialog, say('invite-send', 'desk-staff')).click();
    await page.keyboard.press('Escape');
    await button(dialog, say('stay')).click({ force: true });
    await send();
    await dialog.locator('[type=email][aria-invalid=true]').waitFor();
    expect(await dialog.locator('[type=email]').inputValue()).toBe(email);
    await page.keyboard.press('Escape'); // nothing is running any more
    await dialog.waitFor({ state: 'detached' });
    await close();
  });

  it('of a menu link stays with that link when the list changes', async () => {
    const { page, close } = await open('/admin/menus');
    const fronts = (key: string) => say(key, 'desk-fronts');
    const menu = page.getByRole('region', { name: fronts('menu-header-left'), exact: true });
    await button(menu, fronts('menu-add')).click();
    await page.keyboard.press('Control+s');
    await menu
      .getByRole('textbox', { name: fronts('title') })
      .and(page.locator(INVALID))
      .waitFor();
    const last = menu.getByRole('listitem').last();
    await last.getByRole('button', { name: /up$/ }).click();
    await menu.getByRole('status').filter({ hasText: /./ }).waitFor();
    expect(await menu.locator(INVALID).count()).toBe(0);
    await close();
  });

  it('does not occur when a colleague deleted another row: both changes apply', async () => {
    const { page, close } = await open('/admin/menus');
    const fronts = (key: string) => say(key, 'desk-fronts');
    const menu = page.getByRole('region', { name: fronts('menu-header-left'), exact: true });
    await menu.getByText(fronts('menu-edit')).first().click();
    await page.locator('[name="header_left.0.title.en"]').fill('Today only');
    const before = await asOwner('menus');
    await asOwner('menus/save', { ...before, header_left: before.header_left.slice(0, -1) });
    await page.keyboard.press('Control+s');
    await button(page, say('take-yours')).click();
    await page.keyboard.press('Control+s');
    await page.getByRole('region', { name: say('unsaved') }).waitFor({ state: 'hidden' });
    const { header_left: links } = await asOwner('menus');
    expect(links).toHaveLength(before.header_left.length);
    expect(links[0].title.en).toBe('Today only');
    await close();
  });

  it('of a person whose role was changed says so, not that the page was deleted', async () => {
    const worker = await makeStaff(site.database, 'manager', { name: 'Nour Saleh' });
    const { page, close } = await open('/admin/pages', worker);
    await page.getByRole('link', { name: 'Contact', exact: true }).click();
    await page.locator('[name="title.en"]').fill('Write to us');
    await asOwner('staff/appoint', { email: worker.email, role: 'support' });
    await page.keyboard.press('Control+s');
    await page.getByRole('heading', { level: 1, name: say('closed') }).waitFor();
    await page.getByRole('main').getByText('Leila Haddad').waitFor();
    await asOwner('staff/appoint', { email: worker.email, role: 'manager' });
    await page.goto('/admin/pages');
    await page.getByRole('link', { name: 'Contact', exact: true }).click();
    await page.getByText(say('draft-back')).waitFor();
    expect(await page.locator('[name="title.en"]').inputValue()).toBe('Write to us');
    await close();
  });

  it('is scrolled into view when staff save or delete far down a form', async () => {
    const { page, close } = await open('/admin/pages');
    await page.setViewportSize({ width: 360, height: 700 });
    await page.getByRole('link', { name: 'Contact', exact: true }).click();
    await button(page, say('delete')).click();
    await button(page.getByRole('alertdialog'), say('delete')).click();
    const alert = page.getByRole('alert').filter({ hasText: say('nav-menus') });
    await alert.waitFor();
    await expect.poll(() => inSight(alert)).toBe(true);
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    const opened = await asOwner(`page/${id}`);
    await asOwner('page/save', { ...opened, meta_title: { en: 'Theirs' } });
    const last = page.locator('[name="meta_title.en"]');
    await last.fill('Mine');
    await page.keyboard.press('Control+s');
    const clash = page.getByRole('alert').filter({ hasText: say('meanwhile-choose') });
    await clash.waitFor();
    await expect.poll(() => inSight(clash)).toBe(true);
    await close();
  });

  it('is never assumed: without a network, no order is shown as unpaid', async () => {
    const { page, close } = await open('/admin/disputes/new');
    const code = page.getByRole('textbox', { name: say('order-code', 'desk-money') });
    await code.waitFor();
    await page.context().setOffline(true);
    await code.fill('A7K2M9QX');
    await page.getByRole('alert').getByText(say('no-network')).waitFor();
    expect(await page.getByText(say('dispute-no-payment', 'desk-money')).count()).toBe(0);
    await close();
  });

  it('is shown for a commission without a percentage, but not for Arabic digits', async () => {
    const ar = saying('ar');
    const { page, close } = await open('/admin/commission-rules', owner, 'ar');
    await button(page, ar('rule-add', 'desk-money')).click();
    const dialog = page.getByRole('dialog');
    await button(dialog, ar('save')).click();
    await dialog.locator('[name=rate][aria-invalid=true]').waitFor();
    expect(await asOwner('commission-rules')).toEqual([]);
    await dialog.locator('[name=rate]').fill('١٢٫٥');
    await dialog.locator('[name=fixed]').fill('٠٫٣٠');
    await button(dialog, ar('save')).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await asOwner('commission-rules')).toMatchObject([{ rate: 1250, fixed: 0.3 }]);
    await close();
  });
});
