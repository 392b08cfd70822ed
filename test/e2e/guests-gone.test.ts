// Who ordered as a guest, before the owner let only customers buy.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMarketSettings } from '#market/settings/read-market-settings.ts';
import { fillCart, order } from '../carts.ts';
import { makeProduct, makeVisitor } from '../make.ts';
import { set } from './settings.ts';
import { openPage } from './settled.ts';
import { missing, openSite, type Site } from './site.ts';

const skipped = missing ? ` (skipped: ${missing})` : '';

let site: Site;
const guests = (on: boolean) =>
  set(site, { guest_checkout: on }, ({ setting }) => setting.guest_checkout === (on ? 1 : 0));
beforeAll(async () => {
  if (!missing) site = await openSite();
});
afterAll(() => site?.close());

describe.skipIf(missing !== null)(`a guest who ordered before${skipped}`, () => {
  it('still opens the order, and finds it among their orders', async () => {
    const { db } = site.database;
    const guest = makeVisitor();
    await fillCart(db, guest, { product: await makeProduct(db) });
    const { id, code } = await order(db, await readMarketSettings(db), guest);
    const { page, close } = await site.visit();
    await page.addInitScript((own) => localStorage.setItem('user_token', own), guest.token);
    await guests(false);
    for (const path of [`/user/order/${id}`, '/user/orders']) {
      await openPage(page, path);
      await page.getByText(code).first().waitFor();
      expect(page.url()).toBe(`${site.origin}${path}`);
    }
    await guests(true);
    await close();
  });
});
