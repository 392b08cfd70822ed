// The cart as a shopper uses it: a drawer after adding, removing with undo, saving for later, and
// tabs that agree; in English on a wide screen, in Arabic on a phone.
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { address } from '../carts.ts';
import { hold, holdTwo } from './hold.ts';
import { missing, openSite, wordsOf, type Site } from './site.ts';
import { openPage, settled } from './settled.ts';

type Thing = { id: number; slug: string; title: Record<string, string> };
const VIEWS = [
  ['en', '', 1280],
  ['ar', '/ar', 360],
] as const;

let site: Site;
let things: Thing[];

const speak = (language: string) => {
  const words = wordsOf(language);
  return (section: string, key: string) => words[section]?.[key] ?? `${section}.${key}`;
};
const add = async (page: Page, { id, slug }: Thing, language: string, prefix: string) => {
  const say = speak(language);
  await openPage(page, `${prefix}/${slug}/product/${id}`);
  const button = page.locator('button:visible', { hasText: say('product-page', 'add') }).first();
  await button.click();
  const drawer = page.getByRole('dialog', { name: say('product-page', 'added') });
  await drawer.waitFor();
  return { button, drawer };
};
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
const pieces = (page: Page) =>
  page.evaluate(async () => {
    const user_token = localStorage.getItem('user_token');
    const answer = await fetch(`/api/v1/cart/by-user?user_token=${user_token}`);
    return ((await answer.json()).data as { quantity: number }[]).map(({ quantity }) => quantity);
  });

const saveAddress = (page: Page) =>
  page.evaluate(async (fields) => {
    await fetch('/api/v1/user/address/action', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ user_token: localStorage.getItem('user_token'), ...fields }),
    });
  }, address);

describe.skipIf(missing !== null)(`a cart${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    site = await openSite();
    const { rows } = await sql<Thing>`
      select distinct on (p.store_id) p.id, p.slug, p.title
      from products p
      join shipping_places sp on sp.shipping_rule_id = p.shipping_rule_id and sp.country = 'ALL'
      where (select count(*) from inventories i where i.product_id = p.id) = 1
        and (select min(quantity) from inventories i where i.product_id = p.id) > 20
      order by p.store_id, p.id
      limit 2`.execute(site.database.db);
    things = rows;
  });
  afterAll(() => site?.close());

  it.each(VIEWS)(
    'opens in a drawer when a product is added, and closing it restores the focus: %s',
    async (language, prefix, width) => {
      const { page, complaints, close } = await site.visit({ viewport: { width, height: 800 } });
      const say = speak(language);
      const [thing] = things;
      if (!thing) throw new Error('There is nothing to buy.');
      const { button, drawer } = await add(page, thing, language, prefix);
      await drawer.getByText(thing.title[language] ?? '').waitFor();
      await drawer.getByText(/\d/).first().waitFor();
      expect(await focused(page)).toBe(say('product-page', 'to-cart'));
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.activeElement?.tagName === 'BUTTON');
      expect(await focused(page)).toBe((await button.innerText()).trim());
      await button.click();
      await drawer.getByRole('link', { name: say('product-page', 'to-cart') }).click();
      await page.waitForURL(`**${prefix}/cart`);
      expect(await pieces(page)).toEqual([2]);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it.each(VIEWS)(
    'lets a shopper remove a line, undo that, and save it for later: %s',
    async (language, prefix, width) => {
      const { page, complaints, close } = await site.visit({ viewport: { width, height: 800 } });
      const say = speak(language);
      for (const thing of things) await add(page, thing, language, prefix);
      await openPage(page, `${prefix}/cart`);
      const title = things[0]?.title[language] ?? '';
      const remove = say('cart', 'remove').replace('{title}', title);
      await page.getByRole('button', { name: remove }).click();
      const undo = page.getByRole('button', { name: say('cart', 'undo') });
      await undo.waitFor();
      expect(await focused(page)).toContain(say('cart', 'undo'));
      await settled(page);
      expect(await pieces(page)).toEqual([1]);
      await page.keyboard.press('Enter');
      await undo.waitFor({ state: 'detached' });
      expect(await pieces(page)).toEqual([1, 1]);

      const later = page.getByRole('button', { name: say('cart', 'save-for-later') });
      await later.first().click();
      await page.getByRole('heading', { name: /\(1\)/ }).last().waitFor();
      await settled(page);
      expect(await pieces(page)).toEqual([1]);
      await page.reload();
      await page.getByRole('button', { name: say('cart', 'move-to-cart') }).click();
      await later.nth(1).waitFor();
      expect(await pieces(page)).toEqual([1, 1]);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it('undoes a removal only once, even before the server has received it', async () => {
    const { page, complaints, close } = await site.visit();
    const say = speak('en');
    for (const thing of things) await add(page, thing, 'en', '');
    await openPage(page, '/cart');
    const later = page.getByRole('button', { name: say('cart', 'save-for-later') });
    const remove = page.getByRole('button', { name: `Remove ${things[0]?.title.en}` });
    for (const [control, path] of [
      [later.first(), 'cart/save'],
      [remove, 'cart/delete/*'],
    ] as const) {
      const goOn = await hold(page, path);
      await control.click();
      const undo = page.getByRole('button', { name: say('cart', 'undo') });
      await undo.press('Enter');
      await goOn();
      await undo.waitFor({ state: 'detached' });
      await settled(page);
      expect(await pieces(page)).toEqual([1, 1]);
      expect(await page.getByRole('button', { name: say('cart', 'move-to-cart') }).count()).toBe(0);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  it('shows the last chosen quantity when two answers arrive out of order', async () => {
    const { page, complaints, close } = await site.visit();
    const say = speak('en');
    for (const thing of things) await add(page, thing, 'en', '');
    await openPage(page, '/cart');
    await holdTwo(page, 'cart/by-user*');
    const remove = page.getByRole('button', { name: `Remove ${things[0]?.title.en}` });
    await remove.click();
    await page.getByRole('button', { name: say('cart', 'undo') }).press('Enter');
    await remove.waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('handles presses in order on a slow network, and a double press once', async () => {
    const { page, complaints, close } = await site.visit();
    const say = speak('en');
    for (const thing of things) await add(page, thing, 'en', '');
    await openPage(page, '/cart');
    const slowly = await hold(page, 'cart/action');
    await page
      .getByRole('button', { name: say('cart', 'more') })
      .first()
      .click();
    await page
      .getByRole('button', { name: say('cart', 'save-for-later') })
      .first()
      .click();
    await slowly();
    const back = page.getByRole('button', { name: say('cart', 'move-to-cart') });
    await back.waitFor();
    await settled(page);
    expect(await pieces(page)).toEqual([1]);
    const twice = await hold(page, 'cart/saved/to-cart');
    await back.dblclick();
    await twice();
    await back.waitFor({ state: 'detached' });
    await settled(page);
    expect((await pieces(page)).toSorted()).toEqual([1, 2]);
    expect(await page.getByRole('alert').filter({ hasText: /\w/ }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  it('stays in step with other tabs: added items, orders, and signing in or out', async () => {
    const { page, complaints, close } = await site.visit();
    const say = speak('en');
    const other = await page.context().newPage();
    await openPage(other, '/cart');
    await other.getByText(say('cart', 'empty')).filter({ visible: true }).waitFor();
    const [one, two] = things;
    if (!one || !two) throw new Error('There is nothing to buy.');
    await add(page, one, 'en', '');
    await other
      .getByText(one.title.en ?? '')
      .first()
      .waitFor();
    await other
      .getByRole('link', { name: /Cart, 1 item/ })
      .first()
      .waitFor();
    await add(page, two, 'en', '');
    await other
      .getByText(two.title.en ?? '')
      .first()
      .waitFor();
    await other.getByRole('button', { name: `Remove ${one.title.en}` }).click();
    await page
      .getByRole('link', { name: /Cart, 1 item/ })
      .first()
      .waitFor({ state: 'attached' });
    const bought = other.getByRole('button', { name: `Remove ${two.title.en}` });
    await bought.waitFor();
    await saveAddress(page);
    await openPage(page, '/shipping');
    await page.locator('button:visible', { hasText: say('shipping', 'to-payment') }).click();
    await page.waitForURL('**/checkout');
    await page
      .locator('button:visible', { hasText: say('checkout', 'place') })
      .first()
      .click();
    await page.waitForURL(/user\/order\/\d+/);
    await bought.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });

  it('that is empty shows as empty at checkout, too', async () => {
    const { page, close } = await site.visit({ viewport: { width: 360, height: 740 } });
    const say = speak('en');
    for (const step of ['/shipping', '/checkout']) {
      await openPage(page, step);
      await page
        .getByText(say('cart', 'empty'), { exact: true })
        .filter({ visible: true })
        .waitFor();
      await page.getByRole('link', { name: say('cart', 'shop') }).waitFor();
    }
    await close();
  });
});
