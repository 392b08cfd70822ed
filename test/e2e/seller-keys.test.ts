// An owner of a store creates a key, sees it once, and revokes it. In English on a laptop, in
// Arabic on a phone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSeller, type MadeSeller } from '../at-work.ts';
import { makeStore } from '../make.ts';
import { axe } from './axe.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';

let site: Site;
let owner: MadeSeller;

describe.skipIf(missing !== null)(
  `keys of a store${missing ? ` (skipped: ${missing})` : ''}`,
  () => {
    beforeAll(async () => {
      site = await openSite();
      owner = await makeSeller(site.database, await makeStore(site.database.db));
    });
    afterAll(() => site?.close());

    it.each([
      ['en', 1280],
      ['ar', 390],
    ] as const)('in %s at %d: one is created, shown once and revoked', async (language, width) => {
      const { page, complaints, close } = await site.visit({ viewport: { width, height: 1600 } });
      await page.context().addCookies([
        { name: 'i18n_redirected', value: language, url: site.origin },
        { name: 'frontend_token', value: owner.bearer, url: site.origin },
      ]);
      const word = (section: string, key: string) => wordsOf(language)[section]?.[key] ?? '';
      const keysText = (key: string) => word('desk-keys', key);
      const name = `Warehouse ${language}`;
      await page.goto('/seller/keys');
      await page.getByRole('button', { name: keysText('key-add') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('[name=name]').fill(name);
      await dialog.getByRole('checkbox', { name: word('seller-people', 'may-products') }).check();
      expect(await axe(page)).toEqual([]);
      await dialog.getByRole('button', { name: keysText('key-make') }).click();
      await dialog.getByText(keysText('key-once')).waitFor();
      const key = await dialog.getByRole('textbox').inputValue();
      const sets = () =>
        fetch(`${site.origin}/api/v1/seller/inventory/set`, {
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          body: JSON.stringify({ rows: [{ sku: 'L-1', stock: 1 }] }),
        })
          .then((answer) => answer.json())
          .then(({ status }: { status: number }) => status);
      expect(await sets()).toBe(200);
      await dialog.getByRole('button', { name: keysText('key-done') }).click();
      await page.getByText(name, { exact: true }).waitFor();
      expect(await axe(page)).toEqual([]);
      const revoke = keysText('key-revoke-named').replace('{name}', name);
      await page.getByRole('button', { name: revoke }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: keysText('key-revoke') })
        .click();
      await page.getByText(word('toast', 'key-revoked')).first().waitFor();
      expect(await sets()).not.toBe(200);
      expect(await page.content()).not.toContain(key);
      expect(complaints).toEqual([]);
      await close();
    });
  },
);
