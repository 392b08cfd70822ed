// The owner creates a role and invites a person to it, who joins and works; in English on a laptop,
// in Arabic on a phone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, type MadeStaff } from '../at-work.ts';
import { makeCustomer } from '../customer.ts';
import { codeOf } from '../guarded.ts';
import { wordMailed } from '../word-mailed.ts';
import { axe } from './axe.ts';
import {
  enterByPasskey,
  enterShopByPasskey,
  giveDevice,
  makePasskey,
  removePasskey,
} from './passkey-journey.ts';
import { join, makeWorker, setUp, signInAtShop, signInWith } from './second-factor-journey.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

const VIEWS = [
  ['en', 1440],
  ['ar', 390],
] as const;

let site: Site;
let owner: MadeStaff;

async function at(language: string, width: number, bearer?: string) {
  const visitor = await site.visit({ viewport: { width, height: 900 } });
  await visitor.page
    .context()
    .addCookies([
      { name: 'i18n_redirected', value: language, url: site.origin },
      ...(bearer ? [{ name: 'frontend_token', value: bearer, url: site.origin }] : []),
    ]);
  const words = (key: string, section = 'desk-staff') => wordsOf(language)[section]?.[key] ?? '';
  return { ...visitor, words };
}

const wordFor = (email: string) => wordMailed(site.database.db, email);

describe.skipIf(missing !== null)(`the staff${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    owner = await makeStaff(site.database, 'owner', { name: 'Leila Haddad' });
  });
  afterAll(() => site?.close());

  it.each(VIEWS)(
    'in %s at %d: the owner creates a role and invites a person to it',
    async (language, width) => {
      const email = `${language}${width}@example.com`;
      const name = `Stock ${language}`;
      const boss = await at(language, width, owner.bearer);
      const { page, words } = boss;
      await page.goto('/admin/roles');
      await page.getByRole('link', { name: words('role-add') }).click();
      await page.locator('[name=name]').fill(name);
      await page.getByRole('checkbox', { name: words('may-catalogue'), exact: true }).check();
      expect(await axe(page)).toEqual([]);
      await page.keyboard.press('Control+s');
      await page.getByRole('heading', { level: 1, name }).waitFor();

      await page.goto('/admin/staff');
      await page.getByRole('link', { name: 'Leila Haddad' }).waitFor();
      await page.getByRole('button', { name: words('invite'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('[type=email]').fill(email);
      await dialog.getByRole('button', { name: words('invite-send') }).click();
      await dialog.locator('select[aria-invalid=true]').selectOption({ label: name });
      await dialog.getByRole('button', { name: words('invite-send') }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('listitem').filter({ hasText: email }).waitFor();
      expect(await axe(page)).toEqual([]);
      expect(boss.complaints).toEqual([]);

      const guest = await at(language, width);
      await join(guest, `/admin/join#${await wordFor(email)}`, 'Nour Saleh');
      await guest.page.getByText('Nour Saleh').first().waitFor();
      // what the role does not allow is not offered, and a direct link says who can grant it
      await guest.page.getByRole('main').locator('a[href="/admin/brands"]').waitFor();
      expect(await guest.page.getByRole('main').locator('a[href="/admin/staff"]').count()).toBe(0);
      await guest.page.goto('/admin/staff');
      await guest.page.getByRole('heading', { name: words('closed', 'desk') }).waitFor();
      await guest.page.getByText('Leila Haddad').waitFor();
      expect(guest.complaints).toEqual([]);

      await page.reload();
      await page.getByRole('link', { name: 'Nour Saleh' }).click();
      await page.getByRole('button', { name: words('dismiss') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: words('dismiss') })
        .click();
      await page.getByText(words('staff-dismissed', 'toast')).waitFor();
      await guest.page.reload();
      await guest.page.locator('form [name=email]').waitFor();
      await Promise.all([boss.close(), guest.close()]);
    },
  );

  it.each(VIEWS)(
    'in %s at %d: a second factor is set up, required at sign-in, and reset by a colleague',
    async (language, width) => {
      const { email, bearer } = await makeWorker(site, `Rana ${language}`);
      const first = await at(language, width, bearer);
      const { secret, codes } = await setUp(first);
      const [recovery = '', another = ''] = codes;
      expect(first.complaints).toEqual([]);
      const second = await at(language, width);
      await signInWith(second, email, { app: () => codeOf(secret, 1) });
      const third = await at(language, width);
      await signInWith(third, email, { recovery });
      const fourth = await at(language, width);
      const origin = language === 'en' ? '' : `/${language}`;
      await signInAtShop(fourth, { origin, email, recovery: another });

      const boss = await at(language, width, owner.bearer);
      await boss.page.goto('/admin/staff');
      await boss.page.getByRole('link', { name: `Rana ${language}` }).click();
      const reset = boss.words('factor-reset');
      await boss.page.getByRole('button', { name: reset }).click();
      await boss.page.getByRole('dialog').getByRole('button', { name: reset }).click();
      await boss.page.getByText(boss.words('second-factor-reset', 'toast')).waitFor();
      expect(await axe(boss.page)).toEqual([]);
      await third.page.reload();
      await third.page.locator('form [name=email]').waitFor(); // signed out
      await Promise.all([first, second, third, fourth, boss].map((one) => one.close()));
    },
  );

  it.each(VIEWS)('in %s at %d: a key is shown once, and revoked', async (language, width) => {
    const { page, words, complaints, close } = await at(language, width, owner.bearer);
    const keysText = (key: string) => words(key, 'desk-keys');
    const name = `Warehouse ${language}${width}`;
    await page.goto('/admin/api-keys');
    await page.getByRole('button', { name: keysText('key-add') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('[name=name]').fill(name);
    await dialog.getByRole('checkbox', { name: words('may-catalogue', 'desk-staff') }).check();
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole('button', { name: keysText('key-make') }).click();
    await dialog.getByText(keysText('key-once')).waitFor();
    const key = await dialog.getByRole('textbox').inputValue();
    const lists = () =>
      fetch(`${site.origin}/api/v1/admin/brands`, { headers: { authorization: `Bearer ${key}` } })
        .then((answer) => answer.json())
        .then(({ status }: { status: number }) => status);
    expect(await lists()).toBe(200);
    await dialog.getByRole('button', { name: keysText('key-done') }).click();
    const revoke = keysText('key-revoke-named').replace('{name}', name);
    await page.getByRole('button', { name: revoke }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: keysText('key-revoke') })
      .click();
    await page.getByText(words('key-revoked', 'toast')).first().waitFor();
    expect(await lists()).toBe(204);
    expect(await page.content()).not.toContain(key);
    expect(complaints).toEqual([]);
    await close();
  });

  it.each(VIEWS)(
    'in %s at %d: a passkey signs in, and is removed after the password is confirmed',
    async (language, width) => {
      const { accountId, bearer, email } = await makeWorker(site, `Dina ${language}`);
      const local = site.origin.replace('127.0.0.1', 'localhost'); // an IP has no passkeys
      const desk = await at(language, width);
      await desk.page.context().addCookies([
        { name: 'i18n_redirected', value: language, url: local },
        { name: 'frontend_token', value: bearer, url: local },
      ]);
      await giveDevice(desk);
      await makePasskey(desk, local);
      await enterByPasskey(desk, local);
      await enterShopByPasskey(desk, {
        origin: language === 'en' ? local : `${local}/${language}`,
        email,
      });
      await removePasskey(desk, { site, accountId });
      await desk.close();
    },
  );

  it.each(VIEWS)(
    'in %s at %d: staff who need a second factor set it up before anything else',
    async (language, width) => {
      const role = await site.database.db
        .insertInto('roles')
        .values({ name: `Guarded ${language}`, permissions: ['desk'], second_factor: true })
        .returning('code')
        .executeTakeFirstOrThrow();
      const worker = await makeWorker(site, `Omar ${language}`);
      await site.database.db
        .updateTable('staff')
        .set({ role: role.code })
        .where('account_id', '=', worker.accountId)
        .execute();
      const desk = await at(language, width, worker.bearer);
      await desk.page.goto('/admin/orders');
      await desk.page.getByRole('heading', { name: desk.words('owes-title', 'desk') }).waitFor();
      expect(await desk.page.getByRole('navigation').count()).toBe(0);
      await setUp(desk, null);
      await desk.page.getByRole('heading', { name: desk.words('closed', 'desk') }).waitFor();
      await desk.close();
    },
  );

  it.each(VIEWS)(
    'in %s at %d: staff view the site as a customer, in a separate tab',
    async (language, width) => {
      const { accountId } = await makeCustomer(site.database, { name: `Sami ${language}` });
      const boss = await at(language, width, owner.bearer);
      const { page, words } = boss;
      const view = words('view-as', 'desk-customer');
      await page.goto(`/admin/customers/${accountId}`);
      await page.getByRole('button', { name: view }).click();
      await page.getByRole('dialog').locator('[name=reason]').fill('A question by phone');
      expect(await axe(page)).toEqual([]);
      const opened = page.context().waitForEvent('page');
      await page.getByRole('dialog').getByRole('button', { name: view }).click();
      const tab = await opened;
      await tab.getByText(`Sami ${language}`).first().waitFor();
      const end = tab.getByRole('button', { name: words('viewing-end', 'notice') });
      await end.waitFor();
      await tab.reload();
      await end.waitFor();
      expect(await axe(tab)).toEqual([]);
      const closed = tab.waitForEvent('close');
      await end.click();
      await closed;
      await page.reload();
      await page.getByRole('button', { name: view }).waitFor(); // still signed in there
      await boss.close();
    },
  );
});
